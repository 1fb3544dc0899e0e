import { createLoader } from '../kernel/createLoader.ts'
import type { ModalError } from '../kernel/errors/ModalError.ts'
import { createStore, type ReadableStore, type Store } from '../kernel/store/createStore.ts'
import type { PersistedItem } from '../kernel/store/createPersistedItem.ts'
import type { CaipNetworkId, Namespace } from '@latchkey/protocol/caip'
import type { Network, NetworkInput } from '../adapter/Network.ts'
import type { AdaptersController } from '../adapter/adaptersController.ts'
import { selectActiveConnection, selectNamespaces, type AdaptersState } from '../adapter/adaptersState.ts'
import { DEFAULT_NETWORK_ID } from './constants.ts'
import type { createNetworkSwitch } from './createNetworkSwitch.ts'
import { selectNetwork, type NamespaceNetworks, type NetworkState } from './networkState.ts'
import { toUnsupportedNetwork } from './toNetwork.ts'

/** The visitor's choice, stored between page loads (S3.053). */
export interface NetworkMemory {
  readonly activeNamespace: Pick<PersistedItem<Namespace>, 'get' | 'set'>
  readonly activeNetworkId: Pick<PersistedItem<CaipNetworkId>, 'get' | 'set'>
}

export interface NetworkControllerContext {
  readonly adapters: Pick<AdaptersController, 'store' | 'find'>
  readonly networks: readonly Network[]
  readonly defaultNetwork: Network | undefined
  readonly memory: NetworkMemory
  /** Called with an error for the developer when a network id is not one of the app's (S5.023). */
  readonly onNotFound: (error: ModalError) => void
  /** Loads what runs only after the visitor's first act. */
  readonly loadActs: () => Promise<{ readonly createNetworkSwitch: typeof createNetworkSwitch }>
}

/** Owns the app's networks: the active one of each namespace, and switching. */
export interface NetworkController {
  readonly store: ReadableStore<NetworkState>
  /** Restores the visitor's last choice. Called once, when the modal starts. */
  restore(): void
  /**
   * Makes a namespace the active one. When the active namespace disconnects while another is connected, the other one
   * becomes active without this call.
   */
  setActiveNamespace(namespace: Namespace): void
  /**
   * Switches to a network of the app, in the wallet too if one is connected on its namespace. Does nothing if the network
   * is active already. If it fails, the previous network stays active.
   *
   * @throws `network.notFound` for an id that is not the app's, `connection.networkUndefined` ('CaipNetwork is undefined')
   * without a network, `network.switchRejected` when the visitor declines, `chunk.failed` if the code cannot be loaded,
   * `network.switchFailed` otherwise.
   */
  switchNetwork(parameters: {
    readonly network: NetworkInput | CaipNetworkId | undefined
    readonly signal?: AbortSignal | undefined
  }): Promise<void>
  /** Changes the state, for what loads later. */
  readonly set: Store<NetworkState>['set']
}

/** Creates the network controller of one modal. */
export function createNetworkController(context: NetworkControllerContext): NetworkController {
  const { adapters, memory, networks } = context
  const preferred = context.defaultNetwork ?? networks.find(({ caipNetworkId }) => caipNetworkId === DEFAULT_NETWORK_ID)
  const first = preferred ?? networks[0]
  /** The state a namespace starts with: on its preferred network, or on its first. */
  const toInitial = (state: Pick<NetworkState, 'networks'>, namespace: Namespace): NamespaceNetworks | undefined => {
    const ofNamespace = state.networks.filter(({ chainNamespace }) => chainNamespace === namespace)
    const network =
      ofNamespace.find(({ caipNetworkId }) => caipNetworkId === preferred?.caipNetworkId) ?? ofNamespace[0]
    return network && { activeNetwork: network, ...nothingApproved }
  }

  const store = createStore<NetworkState>({
    networks,
    activeNamespace: first?.chainNamespace ?? 'eip155',
    // Known at creation, so that a server renders the network's name.
    byNamespace: Object.fromEntries(
      networks.map(({ chainNamespace }) => [chainNamespace, toInitial(context, chainNamespace)]),
    ),
    isSwitchingNamespace: false,
    attempt: { status: 'idle' },
  })
  let hasRestored = false

  const resolve = (caipNetworkId: CaipNetworkId): Network =>
    selectNetwork(store.getState(), caipNetworkId) ?? toUnsupportedNetwork(caipNetworkId)

  const remember = (): void => {
    const { activeNamespace, byNamespace } = store.getState()
    const network = byNamespace[activeNamespace]?.activeNetwork
    if (!network || !hasRestored) return
    memory.activeNamespace.set(activeNamespace)
    memory.activeNetworkId.set(network.caipNetworkId)
  }

  const setActiveNetwork = (network: Network): void => {
    store.set((state) => {
      const previous = state.byNamespace[network.chainNamespace] ?? toInitial(state, network.chainNamespace)
      const entry = { ...nothingApproved, ...previous, activeNetwork: network }
      return { ...state, byNamespace: { ...state.byNamespace, [network.chainNamespace]: entry } }
    })
    remember()
  }

  const setActiveNamespace = (namespace: Namespace): void => {
    if (store.getState().activeNamespace === namespace) return
    store.patch({ activeNamespace: namespace })
    remember()
  }

  /** Copies the network of each wallet, and the networks it approved. */
  const follow = (state: AdaptersState, previous: AdaptersState): void => {
    const before = store.getState()
    let { activeNamespace } = before
    const byNamespace: Partial<Record<Namespace, NamespaceNetworks>> = {}
    for (const namespace of selectNamespaces(state)) {
      const entry = before.byNamespace[namespace] ?? toInitial(before, namespace)
      if (entry === undefined) continue
      const connection = selectActiveConnection(state, namespace)
      byNamespace[namespace] = connection
        ? {
            ...entry,
            activeNetwork: resolve(connection.networkId),
            approvedNetworkIds: connection.approvedNetworkIds === 'all' ? [] : connection.approvedNetworkIds,
            supportsAllNetworks: connection.approvedNetworkIds === 'all',
          }
        : {
            ...entry,
            ...nothingApproved,
            // A network that only the wallet knew is left with the wallet.
            ...(selectActiveConnection(previous, namespace) &&
              entry.activeNetwork.unsupported &&
              toInitial(before, namespace)),
            smartAccountEnabledNetworks: entry.smartAccountEnabledNetworks,
          }
    }
    // S4.062: the adapter of the active namespace was removed.
    if (previous.byNamespace[activeNamespace] && !state.byNamespace[activeNamespace]) {
      const fallback = before.networks.find(({ chainNamespace }) => state.byNamespace[chainNamespace])
      if (fallback) {
        activeNamespace = fallback.chainNamespace
        const entry = byNamespace[activeNamespace]
        if (entry && !selectActiveConnection(state, activeNamespace))
          byNamespace[activeNamespace] = { ...entry, activeNetwork: fallback }
      }
    }
    // A visitor who disconnects one namespace continues on one that is still connected.
    const isLeft =
      state.byNamespace[activeNamespace]?.status === 'disconnected' && selectActiveConnection(previous, activeNamespace)
    const other = selectNamespaces(state).find((namespace) => selectActiveConnection(state, namespace))
    if (isLeft && other) activeNamespace = other
    store.set((latest) => ({ ...latest, activeNamespace, byNamespace }))
    if (store.getState() !== before) remember()
  }
  adapters.store.subscribe(follow)

  const loadSwitch = createLoader({
    load: async () =>
      (await context.loadActs()).createNetworkSwitch({ ...context, store, setActiveNamespace, setActiveNetwork }),
  })

  return {
    store,
    restore: () => {
      hasRestored = true
      const namespace = memory.activeNamespace.get()
      const networkId = memory.activeNetworkId.get()
      if (namespace === undefined || !networks.some(({ chainNamespace }) => chainNamespace === namespace)) return
      store.patch({ activeNamespace: namespace })
      if (networkId?.startsWith(`${namespace}:`)) setActiveNetwork(resolve(networkId))
    },
    setActiveNamespace,
    switchNetwork: async (parameters) => await (await loadSwitch())(parameters),
    set: store.set,
  }
}

const nothingApproved = {
  approvedNetworkIds: [],
  supportsAllNetworks: false,
  smartAccountEnabledNetworks: [],
} satisfies Omit<NamespaceNetworks, 'activeNetwork'>
