import { isNamespace, type Namespace } from '@latchkey/protocol/caip'
import type { Adapter } from '../adapter/types.ts'
import type { ReadableStore } from '../kernel/store/createStore.ts'
import { selectNetwork, type NetworkState } from '../network/networkState.ts'
import { emptyAccount, type AccountRecord, type AccountState } from './accountState.ts'
import type { InitialState } from './InitialState.ts'

interface InitialControllers {
  readonly account: { readonly store: ReadableStore<AccountState> }
  readonly adapters: { find(namespace: Namespace): Adapter | undefined }
  readonly network: { readonly store: ReadableStore<NetworkState> }
}

/**
 * Returns the state that a server renders and a page hydrates, by store. The stores themselves stay as they are: on a
 * server, all visitors share them. Addresses that no adapter recognises and networks that the app does not have are ignored.
 */
export function createInitialStates(
  { account, adapters, network }: InitialControllers,
  { addresses, activeNetworkId }: InitialState,
): <state>(store: ReadableStore<state>) => state {
  const networks = network.store.getInitialState()
  const activeNetwork = selectNetwork(networks, activeNetworkId)
  const chain = activeNetwork?.chainNamespace
  const entry = chain && networks.byNamespace[chain]
  const byNamespace: Partial<Record<Namespace, AccountRecord>> = {}
  for (const [namespace, unverifiedAddress] of Object.entries(addresses))
    if (isNamespace(namespace) && adapters.find(namespace)?.isAddress(unverifiedAddress))
      byNamespace[namespace] = { ...emptyAccount, status: 'connecting', unverifiedAddress }
  const states = new Map<unknown, unknown>([
    [account.store, { byNamespace } satisfies AccountState],
    [
      network.store,
      entry &&
        ({
          ...networks,
          activeNamespace: chain,
          byNamespace: { ...networks.byNamespace, [chain]: { ...entry, activeNetwork } },
        } satisfies NetworkState),
    ],
  ])
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each store is paired with a state of its own type above
  return <state>(store: ReadableStore<state>) => (states.get(store) ?? store.getInitialState()) as state
}
