import { encodeQr } from '../../ui/encodeQr.ts'
import { ConnectingWalletConnectView } from './ConnectingWalletConnectView.tsx'

/** As long as a pairing link. */
const example = { value: 'x'.repeat(220), hole: true }

/**
 * Returns the view, and generates one unused code: a page's first one takes several times as long as later ones, and while
 * the pointer is on the wallet the visitor is not yet waiting.
 */
export function loadPairingView(): typeof ConnectingWalletConnectView {
  setTimeout(() => encodeQr(example))
  return ConnectingWalletConnectView
}
