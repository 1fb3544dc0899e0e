import type { Namespace } from '@latchkey/protocol/caip'
import type { ConnectionState } from '../connect/connectionState.ts'
import type { StoragePort } from '../kernel/ports/ports.ts'
import { createCookieStorage } from '../kernel/ports/createCookieStorage.ts'
import type { ReadableStore } from '../kernel/store/createStore.ts'
import { createPersistedItem } from '../kernel/store/createPersistedItem.ts'
import { selectActiveNetwork, type NetworkState } from '../network/networkState.ts'
import type { AccountState } from './accountState.ts'
import { initialStateItem } from './initialStateItem.ts'

/** Where the state comes from and where it is kept. */
export interface KeepInitialStateParameters {
  readonly account: { readonly store: ReadableStore<AccountState> }
  readonly connection: { readonly store: ReadableStore<ConnectionState> }
  readonly network: { readonly store: ReadableStore<NetworkState> }
  /** The cookies of the page by default. */
  readonly storage?: StoragePort | undefined
  readonly scope: string | undefined
}

/**
 * Keeps the visitor's accounts and network in a cookie, for the server's next answer, and removes it when no account is
 * connected. Returns a function that ends it.
 */
export function keepInitialState(parameters: KeepInitialStateParameters): () => void {
  const { account, connection, network, storage = createCookieStorage(), scope } = parameters
  const item = createPersistedItem({ storage, item: initialStateItem, scope })
  let written: string | undefined

  const write = (): void => {
    // While wallets are being asked, the cookie of the last visit still holds.
    if (connection.store.getState().isRestoring) return
    const { activeNamespace, ...networks } = network.store.getState()
    const activeNetworkId = selectActiveNetwork({ activeNamespace, ...networks })?.caipNetworkId
    const addresses: Partial<Record<Namespace, string>> = {}
    for (const [namespace, { address }] of Object.entries(account.store.getState().byNamespace))
      if (address !== undefined) Object.assign(addresses, { [namespace]: address })
    const isConnected = Object.keys(addresses).length > 0
    const state = isConnected && activeNetworkId ? { activeNamespace, activeNetworkId, addresses } : undefined
    const text = JSON.stringify(state) ?? ''
    if (text === written) return
    written = text
    if (state) item.set(state)
    else item.remove()
  }

  write()
  const ends = [account, connection, network].map(({ store }) => store.subscribe(write))
  return () => {
    for (const end of ends) end()
  }
}
