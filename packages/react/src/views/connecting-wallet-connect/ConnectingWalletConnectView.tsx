import type { ReactNode } from 'react'
import type { ViewProps } from '../../internals/ViewProps.ts'
import { AnyWalletPairing } from './AnyWalletPairing.tsx'
import { ChosenWalletPairing } from './ChosenWalletPairing.tsx'

/** The way to a wallet on another device, or on this phone: by a code, or by a link. */
export function ConnectingWalletConnectView({
  parameters,
}: ViewProps<'ConnectingWalletConnect' | 'ConnectingWalletConnectBasic'>): ReactNode {
  const chosen = parameters?.wallet
  return chosen ? <ChosenWalletPairing chosen={chosen} /> : <AnyWalletPairing />
}
