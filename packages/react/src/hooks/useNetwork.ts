import { selectActiveNetwork, type Namespace, type Network } from '@latchkey/core'
import { useModalInstance } from '../internals/useModalInstance.ts'
import { useSelector } from '../internals/useSelector.ts'
import { useSwitchNetwork, type UseSwitchNetworkReturnType } from './useSwitchNetwork.ts'

/** Return type of `useNetwork`. */
export interface UseNetworkReturnType extends UseSwitchNetworkReturnType {
  /** The wallet's network, or the one the visitor chose last. */
  readonly network: Network | undefined
  /** The app's networks, in its order. */
  readonly networks: readonly Network[]
  readonly namespace: Namespace
  /** False while the wallet is on a network that the app does not support. */
  readonly isSupported: boolean
}

/**
 * Returns the network in use and the app's networks, and switches between them.
 *
 * @example
 * ```tsx
 * function Networks() {
 *   const { network, networks, switchNetwork } = useNetwork()
 *   return (
 *     <select
 *       value={network?.caipNetworkId}
 *       onChange={({ target }) => {
 *         const next = networks.find(({ caipNetworkId }) => caipNetworkId === target.value)
 *         if (next) void switchNetwork(next).catch(() => undefined)
 *       }}
 *     >
 *       {networks.map(({ caipNetworkId, name }) => <option key={caipNetworkId} value={caipNetworkId}>{name}</option>)}
 *     </select>
 *   )
 * }
 * ```
 */
export function useNetwork(parameters: { readonly namespace?: Namespace | undefined } = {}): UseNetworkReturnType {
  const { network } = useModalInstance('useNetwork').controllers
  const state = useSelector(network.store, (current) => {
    const active = selectActiveNetwork(current, parameters.namespace)
    return {
      network: active,
      networks: current.networks,
      namespace: parameters.namespace ?? current.activeNamespace,
      isSupported: active?.unsupported !== true,
    }
  })
  return { ...state, ...useSwitchNetwork() }
}
