import type { attachSheetDrag } from './attachSheetDrag.ts'
import type { Notices } from './Notices.tsx'
import type { watchFlights } from './watchFlights.ts'

/** What the frame does only after the list of wallets is shown. Until then, nothing flies and the sheet cannot be dragged. */
export interface Later {
  readonly attachSheetDrag: typeof attachSheetDrag
  readonly Notices: typeof Notices
  readonly watchFlights: typeof watchFlights
}

/** Loads what follows the list of wallets. */
export const loadLater = async () => await import('./later.ts')
