import { ModalError } from '../kernel/errors/ModalError.ts'
import { toModalError } from '../kernel/errors/toModalError.ts'
import { createStore, type ReadableStore } from '../kernel/store/createStore.ts'
import type { PersistedItem } from '../kernel/store/createPersistedItem.ts'
import { toErrorSummary } from '../kernel/errors/errorSummary.ts'
import type { CaipNetworkId, Namespace } from '@latchkey/protocol/caip'
import type { Network, NetworkInput } from '../adapter/Network.ts'
import type { AdaptersController } from '../adapter/adaptersController.ts'
import { selectActiveConnection, selectNamespaces, type AdaptersState } from '../adapter/adaptersState.ts'
import { DEFAULT_NETWORK_ID } from './constants.ts'
import { selectActiveNetwork, selectNetwork, type NamespaceNetworks, type NetworkState } from './networkState.ts'
import { toNetwork, toUnsupportedNetwork } from './toNetwork.ts'

/** What is kept of the visitor's choice between two page loads (S3.053). */
export interface NetworkMemory {
  readonly activeNamespace: Pick<PersistedItem<Namespace>, 'get' | 'set'>
  readonly activeNetworkId: Pick<PersistedItem<CaipNetworkId>, 'get' | 'set'>
}

export interface NetworkControllerContext {
  readonly adapters: Pick<AdaptersController, 'store' | 'find'>
  readonly networks: readonly Network[]
  readonly defaultNetwork: Network | undefined
  readonly memory: NetworkMemory
  /** Tells the developer that a network id is not the app's (S5.023). */
  readonly onNotFound: (error: ModalError) => void
}

/** The app's network: where the wallet is, what the visitor chose, and the way from one to the other. */
export interface NetworkController {
  readonly store: ReadableStore<NetworkState>
  /** Takes up the visitor's last choice. Called once, when the modal starts. */
  restore(): void
  /**
   * Makes a namespace the active one. When the active one is left and another is connected, that one follows by itself.
   */
  setActiveNamespace(namespace: Namespace): void
  /**
   * Switches to a network of the app, in the wallet too if one is connected on its namespace. Nothing happens when it
   * is the active one already (S4.051).
   *
   * @throws `network.notFound` for an id that is not the app's, `connection.networkUndefined` ('CaipNetwork is undefined')
   * without a network, `network.switchRejected` when the visitor declines, `network.switchFailed` otherwise. The former
   * network then stays.
   */
  switchNetwork(parameters: {
    readonly network: NetworkInput | CaipNetworkId | undefined
    readonly signal?: AbortSignal | undefined
  }): Promise<void>
}

/** Makes the network controller of one modal. */
export function createNetworkController(context: NetworkControllerContext): NetworkController {
  const { adapters, networks, memory } = context
  const preferred = context.defaultNetwork ?? networks.find((network) => network.caipNetworkId === DEFAULT_NETWORK_ID)
  const first = preferred ?? networks[0]
  /** What a namespace starts with: its preferred network, or its first. */
  const toInitial = (namespace: Namespace): NamespaceNetworks | undefined => {
    const network =
      preferred?.chainNamespace === namespace
        ? preferred
        : networks.find(({ chainNamespace }) => chainNamespace === namespace)
    return network && { activeNetwork: network, ...nothingApproved }
  }

  const store = createStore<NetworkState>({
    networks,
    activeNamespace: first?.chainNamespace ?? 'eip155',
    // Known from the start, so that a server renders the network's name.
    byNamespace: Object.fromEntries(networks.map(({ chainNamespace }) => [chainNamespace, toInitial(chainNamespace)])),
    isSwitchingNamespace: false,
    attempt: { status: 'idle' },
  })
  let current: AbortController | undefined
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
      const former = state.byNamespace[network.chainNamespace] ?? toInitial(network.chainNamespace)
      const entry = { ...nothingApproved, ...former, activeNetwork: network }
      return { ...state, byNamespace: { ...state.byNamespace, [network.chainNamespace]: entry } }
    })
    remember()
  }

  const setActiveNamespace = (namespace: Namespace): void => {
    if (store.getState().activeNamespace === namespace) return
    store.patch({ activeNamespace: namespace })
    remember()
  }

  /** Follows the wallets: where they are and what they approve of. */
  const follow = (state: AdaptersState, previous: AdaptersState): void => {
    let { activeNamespace } = store.getState()
    const byNamespace: Partial<Record<Namespace, NamespaceNetworks>> = {}
    for (const namespace of selectNamespaces(state)) {
      const former = store.getState().byNamespace[namespace] ?? toInitial(namespace)
      if (former === undefined) continue
      const connection = selectActiveConnection(state, namespace)
      byNamespace[namespace] = connection
        ? {
            ...former,
            activeNetwork: resolve(connection.networkId),
            approvedNetworkIds: connection.approvedNetworkIds === 'all' ? [] : connection.approvedNetworkIds,
            supportsAllNetworks: connection.approvedNetworkIds === 'all',
          }
        : {
            ...former,
            ...nothingApproved,
            // A network that only the wallet knew goes with the wallet.
            ...(selectActiveConnection(previous, namespace) &&
              former.activeNetwork.unsupported &&
              toInitial(namespace)),
            smartAccountEnabledNetworks: former.smartAccountEnabledNetworks,
          }
    }
    // S4.062: the active chain's adapter is gone; another chain takes its place.
    if (previous.byNamespace[activeNamespace] && !state.byNamespace[activeNamespace]) {
      const fallback = networks.find(({ chainNamespace }) => state.byNamespace[chainNamespace])
      if (fallback) {
        activeNamespace = fallback.chainNamespace
        const former = byNamespace[activeNamespace]
        if (former && !selectActiveConnection(state, activeNamespace))
          byNamespace[activeNamespace] = { ...former, activeNetwork: fallback }
      }
    }
    // Whoever left one chain and is connected on another is there.
    const isLeft =
      state.byNamespace[activeNamespace]?.status === 'disconnected' && selectActiveConnection(previous, activeNamespace)
    const other = selectNamespaces(state).find((namespace) => selectActiveConnection(state, namespace))
    if (isLeft && other) activeNamespace = other
    const before = store.getState()
    store.set((present) => ({ ...present, activeNamespace, byNamespace }))
    if (store.getState() !== before) remember()
  }
  adapters.store.subscribe(follow)

  const perform = async (network: Network, signal: AbortSignal): Promise<void> => {
    const { chainNamespace } = network
    const connection = selectActiveConnection(adapters.store.getState(), chainNamespace)
    const adapter = adapters.find(chainNamespace)
    if (!connection || !adapter) setActiveNetwork(network)
    // A wallet that is there already is not asked.
    else if (connection.networkId !== network.caipNetworkId)
      await adapter.switchNetwork({ connectionId: connection.id, network, signal })
    signal.throwIfAborted()
    setActiveNamespace(chainNamespace)
  }

  return {
    store,
    restore: () => {
      hasRestored = true
      const namespace = memory.activeNamespace.get()
      const networkId = memory.activeNetworkId.get()
      if (!networks.some(({ chainNamespace }) => chainNamespace === namespace)) return
      if (namespace === undefined) return
      store.patch({ activeNamespace: namespace })
      if (networkId?.startsWith(`${namespace}:`)) setActiveNetwork(resolve(networkId))
    },
    setActiveNamespace,
    switchNetwork: async ({ network: wanted, signal }) => {
      if (wanted === undefined) throw new ModalError('connection.networkUndefined')
      const caipNetworkId = typeof wanted === 'string' ? wanted : toNetwork(wanted).caipNetworkId
      const network = selectNetwork(store.getState(), caipNetworkId)
      if (network === undefined) {
        const error = new ModalError('network.notFound', { context: { networkId: caipNetworkId } })
        context.onNotFound(error)
        throw error
      }
      const state = store.getState()
      if (selectActiveNetwork(state)?.caipNetworkId === caipNetworkId) return
      current?.abort(new ModalError('network.switchAborted'))
      const own = (current = new AbortController())
      const combined = signal ? AbortSignal.any([own.signal, signal]) : own.signal
      const isSwitchingNamespace = network.chainNamespace !== state.activeNamespace
      store.patch({ isSwitchingNamespace, attempt: { status: 'switching', caipNetworkId } })
      try {
        await perform(network, combined)
        if (own === current) store.patch({ isSwitchingNamespace: false, attempt: { status: 'idle' } })
      } catch (cause) {
        const error = toModalError(combined.aborted ? combined.reason : cause, 'network.switchFailed')
        if (own === current) {
          store.patch({
            isSwitchingNamespace: false,
            attempt: combined.aborted
              ? { status: 'idle' }
              : { status: 'failed', caipNetworkId, error: toErrorSummary(error) },
          })
        }
        throw error
      } finally {
        if (own === current) current = undefined
      }
    },
  }
}

const nothingApproved = {
  approvedNetworkIds: [],
  supportsAllNetworks: false,
  smartAccountEnabledNetworks: [],
} satisfies Omit<NamespaceNetworks, 'activeNetwork'>
