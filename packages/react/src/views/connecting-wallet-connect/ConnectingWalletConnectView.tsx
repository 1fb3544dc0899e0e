import type { ReactNode } from 'react'
import type { ViewProps } from '../../internals/ViewProps.ts'
import { AnyWalletPairing } from './AnyWalletPairing.tsx'
import { ChosenWalletPairing } from './ChosenWalletPairing.tsx'

/** Pairs with a wallet on another device by a code, or on this phone by a link. */
export function ConnectingWalletConnectView({
  parameters,
}: ViewProps<'ConnectingWalletConnect' | 'ConnectingWalletConnectBasic'>): ReactNode {
  const chosen = parameters?.wallet
  return chosen ? <ChosenWalletPairing chosen={chosen} /> : <AnyWalletPairing />
}
