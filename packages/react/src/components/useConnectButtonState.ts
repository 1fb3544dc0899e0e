import type { Namespace, Network } from '@latchkey/core'
import { useAccount } from '../hooks/useAccount.ts'
import { useModal } from '../hooks/useModal.ts'
import { useModalInstance } from '../internals/useModalInstance.ts'
import { truncateMiddle } from '../ui/truncateMiddle.ts'

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
  const { address, unverifiedAddress, isConnecting, namespace, network } = useAccount({ namespace: requested })
  const { isOpen } = useModal()
  const shown = address ?? unverifiedAddress
  const isReconnecting = shown !== address
  const getStatus = (): ConnectButtonState['status'] => {
    if (isReconnecting) return 'reconnecting'
    if (address !== undefined) return 'connected'
    return isConnecting ? 'connecting' : 'disconnected'
  }
  return {
    status: getStatus(),
    address: shown,
    shortAddress: shown && truncateMiddle({ text: shown }),
    namespace,
    network,
    isOpen,
    open: () => {
      const open = (): void => modal.open({ namespace: requested })
      if (isReconnecting) void modal.start().then(open, () => undefined)
      else open()
    },
  }
}
