import { importOnline } from '@latchkey/core/internal'
import type { views } from './views.ts'

/** Loads the table of the views that load on demand. The modal's code requests it together with itself when such a view opens first. */
export const loadViews = (): Promise<typeof views> => importOnline(async () => (await import('./views.ts')).views)
