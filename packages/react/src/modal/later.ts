import { ConnectingExternalView } from '../views/connecting-external/ConnectingExternalView.tsx'
import { attachSheetDrag } from './attachSheetDrag.ts'
import { Notices } from './Notices.tsx'
import { watchFlights } from './watchFlights.ts'

/** What follows the list of wallets. One module, so that it is published as one file, with the texts of the views (decision 0056). */
export const later = { ConnectingExternalView, Notices, attachSheetDrag, watchFlights }
