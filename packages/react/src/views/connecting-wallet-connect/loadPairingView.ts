import { encodeQr } from '../../ui/encodeQr.ts'
import { ConnectingWalletConnectView } from './ConnectingWalletConnectView.tsx'

/** As long as the link of a pairing. */
const example = { value: 'x'.repeat(220), hole: true }

/**
 * Gives the view, and makes a code that nobody sees: the first one of a page takes several times as long as those after it, and the
 * visitor, whose pointer is on the wallet, waits for none yet.
 */
export function loadPairingView(): typeof ConnectingWalletConnectView {
  setTimeout(() => encodeQr(example))
  return ConnectingWalletConnectView
}
