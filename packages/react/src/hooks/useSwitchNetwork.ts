import { type CaipNetworkId, type ChainLike, type ModalError, type Network } from '@latchkey/core'
import { useAction } from '../internals/useAction.ts'
import { useModalInstance } from '../internals/useModalInstance.ts'

/** What `useSwitchNetwork` gives. */
export interface UseSwitchNetworkReturnType {
  /**
   * Switches at once, in the connected wallet too. @throws `network.notFound`, `network.switchRejected`,
   * `network.switchFailed`
   */
  readonly switchNetwork: (network: Network | ChainLike | CaipNetworkId) => Promise<void>
  readonly status: 'idle' | 'pending' | 'success' | 'error'
  readonly isPending: boolean
  readonly error: ModalError | undefined
}

/** Switches the network. */
export function useSwitchNetwork(): UseSwitchNetworkReturnType {
  const modal = useModalInstance()
  const { run, status, isPending, error } = useAction((network: Network | ChainLike | CaipNetworkId) =>
    modal.switchNetwork(network),
  )
  return { switchNetwork: run, status, isPending, error }
}
