import type { SeenPlace } from '../../seen/SeenState.ts'
import type { Screen } from '../Screen.ts'

/** What every view gets. */
export interface ViewProps<Kind extends Screen['kind']> {
  readonly screen: Extract<Screen, { readonly kind: Kind }>
  readonly place: SeenPlace
  readonly setHeight: (px: number) => void
}
