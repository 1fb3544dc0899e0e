import type { Namespace, Network } from '@latchkey/core'
import { useAccount } from '../hooks/useAccount.ts'
import { useModal } from '../hooks/useModal.ts'
import { useModalInstance } from '../internals/useModalInstance.ts'
import { describeAccount, openFromButton } from './describeAccount.ts'

/** What `ConnectButton` knows, for an app that renders its own button. */
export interface ConnectButtonState {
  /** `reconnecting`: the wallet of the last visit is being asked. `connecting`: the visitor is connecting a wallet. */
  readonly status: 'disconnected' | 'connecting' | 'reconnecting' | 'connected'
  /** While reconnecting it is the address of the last visit: show it, but do not act on it. */
  readonly address: string | undefined
  /** The address with its middle left out, such as `0x71…8976F1`. */
  readonly shortAddress: string | undefined
  readonly namespace: Namespace
  /** The wallet's network, or the one that the visitor chose last. */
  readonly network: Network | undefined
  /** Whether the modal is open. */
  readonly isOpen: boolean
  /** Opens the modal at the account, or at the list of wallets. While reconnecting it waits for the wallet first. */
  readonly open: () => void
}

/** Returns the state of a button that connects, and then shows the account. */
export function useConnectButtonState(requested: Namespace | undefined, caller: string): ConnectButtonState {
  const modal = useModalInstance(caller)
  const account = useAccount({ namespace: requested })
  const { isOpen } = useModal()
  const shown = describeAccount(account)
  return {
    ...shown,
    namespace: account.namespace,
    network: account.network,
    isOpen,
    open: () => openFromButton({ modal, status: shown.status, namespace: requested }),
  }
}
