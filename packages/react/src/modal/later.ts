// What follows the list of wallets. One module, so that it is published as one file, with the texts of the views (decision 0056).
export { ConnectingExternalView } from '../views/connecting-external/ConnectingExternalView.tsx'
export { attachSheetDrag } from './attachSheetDrag.ts'
export { Notices } from './Notices.tsx'
export { watchFlights } from './watchFlights.ts'
