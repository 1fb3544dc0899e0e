import { importOnline } from '@latchkey/core/internal'
import type { later } from './later.ts'

/** What the modal does only after the list of wallets is shown. Until then, nothing flies and the sheet cannot be dragged. */
export type Later = typeof later

/** Loads what follows the list of wallets. */
export const loadLater = (): Promise<Later> => importOnline(async () => (await import('./later.ts')).later)
