import type { CaipNetworkId } from '@latchkey/protocol/caip'
import { smartAccountEnabledNetworksItem } from '../kernel/store/lazyStoredItems.ts'
import type { PluginContext } from '../plugin/definePlugin.ts'

/** The namespace of smart accounts. */
export const NAMESPACE = 'eip155'

/** The networks on which the embedded wallet can be a smart account: in the state of the networks, and stored (S3.025, S3.065). */
export interface EnabledNetworks {
  get(): readonly CaipNetworkId[]
  set(networks: readonly CaipNetworkId[]): void
  /** Reads those of the last visit. */
  restore(): void
}

/** Creates the networks of one modal. */
export function createEnabledNetworks(context: {
  readonly network: PluginContext<object>['controllers']['network']
  readonly persist: PluginContext<object>['persist']
}): EnabledNetworks {
  const { network } = context
  const item = context.persist(smartAccountEnabledNetworksItem)
  const show = (smartAccountEnabledNetworks: readonly CaipNetworkId[]): void =>
    network.set((state) => {
      const entry = state.byNamespace[NAMESPACE]
      if (entry === undefined) return state
      return { ...state, byNamespace: { ...state.byNamespace, [NAMESPACE]: { ...entry, smartAccountEnabledNetworks } } }
    })
  return {
    get: () => network.store.getState().byNamespace[NAMESPACE]?.smartAccountEnabledNetworks ?? [],
    set: (networks) => {
      const own = networks.filter((networkId) => networkId.startsWith(`${NAMESPACE}:`))
      show(own)
      if (own.length > 0) item.set(own)
      else item.remove()
    },
    restore: () => show(item.get() ?? []),
  }
}
