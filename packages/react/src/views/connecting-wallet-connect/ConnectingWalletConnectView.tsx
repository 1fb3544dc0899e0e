import type { ReactNode } from 'react'
import type { ViewProps } from '../../internals/ViewProps.ts'
import { encodeQr } from '../../ui/encodeQr.ts'
import { AnyWalletPairing } from './AnyWalletPairing.tsx'
import { ChosenWalletPairing } from './ChosenWalletPairing.tsx'

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

/** Pairs with a wallet on another device by a code, or on this phone by a link. */
function ConnectingWalletConnectView({
  parameters,
}: ViewProps<'ConnectingWalletConnect' | 'ConnectingWalletConnectBasic'>): ReactNode {
  const chosen = parameters?.wallet
  return chosen ? <ChosenWalletPairing chosen={chosen} /> : <AnyWalletPairing />
}
