import { type CaipNetworkId, type ChainLike, type ModalError, type Network } from '@latchkey/core'
import { useAction } from '../internals/useAction.ts'
import { useModalInstance } from '../internals/useModalInstance.ts'

/** Return type of `useSwitchNetwork`. */
export interface UseSwitchNetworkReturnType {
  /**
   * Switches the network, also in the connected wallet. @throws `network.notFound`, `network.switchRejected`,
   * `network.switchFailed`
   */
  readonly switchNetwork: (network: Network | ChainLike | CaipNetworkId) => Promise<void>
  readonly status: 'idle' | 'pending' | 'success' | 'error'
  readonly isPending: boolean
  readonly error: ModalError | undefined
}

/**
 * Switches networks.
 *
 * @example
 * ```tsx
 * function ToBase() {
 *   const { switchNetwork, isPending, error } = useSwitchNetwork()
 *   return (
 *     <>
 *       <button type="button" disabled={isPending} onClick={() => void switchNetwork('eip155:8453').catch(() => undefined)}>
 *         Switch to Base
 *       </button>
 *       {error && <p role="alert">{error.message}</p>}
 *     </>
 *   )
 * }
 * ```
 */
export function useSwitchNetwork(): UseSwitchNetworkReturnType {
  const modal = useModalInstance('useSwitchNetwork')
  const { run, status, isPending, error } = useAction((network: Network | ChainLike | CaipNetworkId) =>
    modal.switchNetwork(network),
  )
  return { switchNetwork: run, status, isPending, error }
}
