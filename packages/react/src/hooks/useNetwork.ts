import { selectActiveNetwork, type Namespace, type Network } from '@latchkey/core'
import { useModalInstance } from '../internals/useModalInstance.ts'
import { useSelector } from '../internals/useSelector.ts'
import { useSwitchNetwork, type UseSwitchNetworkReturnType } from './useSwitchNetwork.ts'

/** What `useNetwork` gives. */
export interface UseNetworkReturnType extends UseSwitchNetworkReturnType {
  /** The network in use: where the wallet is, or what the visitor chose last. */
  readonly network: Network | undefined
  /** The app's networks, in its order. */
  readonly networks: readonly Network[]
  readonly namespace: Namespace
  /** False while the wallet is where the app does not run. */
  readonly isSupported: boolean
}

/** The network in use, the app's networks, and the way between them. */
export function useNetwork(parameters: { readonly namespace?: Namespace | undefined } = {}): UseNetworkReturnType {
  const { network } = useModalInstance().controllers
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
