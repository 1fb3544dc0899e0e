import type { AccountType, CaipNetworkId, Connection, ConnectorDescriptor, FeatureName } from '@latchkey/core/adapter'
import type { Config, Connector } from '@wagmi/core'
import { toChainId } from '../chain/toChainId.ts'
import type { Eip155Address, Eip155Types } from '../types.ts'
import type { EngineContext } from './Engine.ts'
import { parseAccounts } from './parseAccounts.ts'

type WagmiState = Config['state']
type WagmiConnection = WagmiState['connections'] extends ReadonlyMap<string, infer connection> ? connection : never

/** What this adapter knows about a connection beyond wagmi's own state. */
export interface ConnectionTraits {
  /** The connection's id in the adapter. Derived from the connector's id by default. */
  readonly id?: string | undefined
  readonly approvedNetworkIds: () => readonly CaipNetworkId<'eip155'>[] | 'all'
  /** `undefined` after the wallet disconnected. */
  readonly features: () => readonly FeatureName[] | undefined
  /** The type of an account on a network. `eoa` by default. */
  readonly getAccountType?:
    | ((account: { readonly networkId: CaipNetworkId<'eip155'>; readonly address: Eip155Address }) => AccountType)
    | undefined
  /** The wallet behind a session. */
  readonly peer?: Connection['peer'] | undefined
}

/** A connection as the store shows it, with its wagmi connector. */
export interface SyncedConnection {
  readonly connection: Connection<Eip155Types>
  readonly connector: Connector
}

/** Copies the state of a wagmi config to the adapter's store, and restores connections that wagmi drops by mistake. */
export interface WagmiStateSync {
  find(match: (connection: Connection<Eip155Types>) => boolean): SyncedConnection | undefined
  findByUid(uid: string): SyncedConnection | undefined
  /** Starts to track a connector that this adapter created. */
  track(uid: string, traits: ConnectionTraits): void
  /** Stops tracking a connector that did not connect. */
  untrack(uid: string): void
  isTracked(uid: string): boolean
  /** Keeps a connection active, whatever else connects, until `releaseActive`. No effect after that. */
  keepActive(uid: string): void
  releaseActive(): void
  /** Hides a connector's connection, because its attempt was aborted. Returns a function that shows it again. */
  hide(uid: string): () => void
  /** Fixes the order in which a connection's accounts are shown. wagmi lists the active one first. */
  setAccountOrder(uid: string, accounts: readonly Eip155Address[]): void
  /** Removes a connection from the wagmi config. */
  drop(uid: string): void
  sync(): void
  end(): void
}

/**
 * Creates the one writer of the adapter's store. It validates what it copies, because the app's connectors pass on whatever
 * their wallets answer.
 */
export function createWagmiStateSync(parameters: {
  readonly config: Config
  readonly write: EngineContext['write']
  readonly describeConnectors: (connected: readonly SyncedConnection[]) => readonly ConnectorDescriptor<'eip155'>[]
  /** The features of a wallet behind one of the app's connectors, as far as known. */
  readonly getFeatures: (connector: Connector, address: Eip155Address) => readonly FeatureName[]
}): WagmiStateSync {
  const { config, write, describeConnectors, getFeatures } = parameters
  const tracked = new Map<string, ConnectionTraits & { last: WagmiConnection | undefined }>()
  const hidden = new Set<string>()
  const orders = new Map<string, readonly Eip155Address[]>()
  let entries: readonly SyncedConnection[] = []
  let activeUid: string | null = null
  let keptActive: string | undefined
  let isPinnable = true
  let isOver = false

  /**
   * The corrected state: it contains every tracked connection that is alive, and the active connection stays active when
   * another one ends.
   */
  const correct = (state: WagmiState): WagmiState => {
    const lost = [...tracked].filter(([uid, { last, features }]) => last && features() && !state.connections.has(uid))
    const connections = new Map(state.connections)
    for (const [uid, { last }] of lost) if (last) connections.set(uid, last)
    const hasFewer = entries.some(({ connector }) => !connections.has(connector.uid))
    const restored = [keptActive, hasFewer || lost.length > 0 ? activeUid : undefined].find(
      (uid) => uid && connections.has(uid),
    )
    const current = restored ?? state.current
    if (lost.length === 0 && current === state.current) return state
    const status = state.status === 'disconnected' ? 'connected' : state.status
    return { ...state, connections, current, status }
  }

  const toConnection = (
    uid: string,
    { accounts, chainId, connector }: WagmiConnection,
  ): SyncedConnection | undefined => {
    const traits = tracked.get(uid)
    // Until wagmi has reconnected, a connector is only what it read from storage.
    if (hidden.has(uid) || typeof connector.getProvider !== 'function') return undefined
    const parsed = parseAccounts(accounts)
    const chain = toChainId(chainId)
    const [activeAddress] = parsed ?? []
    if (parsed === undefined || activeAddress === undefined || chain === undefined) return undefined
    const order = orders.get(uid)
    const isSameSet = order?.length === parsed.length && parsed.every((account) => order.includes(account))
    const networkId = `eip155:${chain}` as const
    const [first, ...others] = (order && isSameSet ? order : parsed).map((address) => ({
      address,
      type: traits?.getAccountType?.({ networkId, address }) ?? ('eoa' as const),
    }))
    if (first === undefined) return undefined
    return {
      connector,
      connection: {
        id: traits?.id ?? `eip155:${connector.id}`,
        connectorId: connector.id,
        namespace: 'eip155',
        accounts: [first, ...others],
        activeAddress,
        networkId,
        approvedNetworkIds: traits?.approvedNetworkIds() ?? 'all',
        features: traits?.features() ?? getFeatures(connector, activeAddress),
        ...(traits?.peer && { peer: traits.peer }),
      },
    }
  }

  /** Writes the correction to the config, unless another connection became the current one meanwhile. */
  const writeBack = ({ before, after }: { readonly before: WagmiState; readonly after: WagmiState }): void =>
    config.setState((now) => {
      const next = correct(now)
      const isSame = now.current === before.current && after.current !== null && next.connections.has(after.current)
      return isSame ? { ...next, current: after.current } : next
    })

  const sync = (): void => {
    if (isOver) return
    const before = config.state
    const state = correct(before)
    // wagmi is still notifying its other listeners of the uncorrected state.
    if (state !== before) queueMicrotask(() => isOver || writeBack({ before, after: state }))

    const synced: SyncedConnection[] = []
    for (const [uid, connection] of state.connections) {
      const traits = tracked.get(uid)
      if (traits) traits.last = connection
      const entry = toConnection(uid, connection)
      const twin = entry && synced.findIndex((other) => other.connection.id === entry.connection.id)
      if (entry && twin === -1) synced.push(entry)
      else if (entry && twin !== undefined && uid === state.current) synced[twin] = entry
    }
    for (const [uid, { last, features }] of tracked)
      if (last && !features() && !state.connections.has(uid)) tracked.delete(uid)

    for (const uid of orders.keys()) if (!state.connections.has(uid)) orders.delete(uid)
    const active = synced.find(({ connector }) => connector.uid === state.current) ?? synced[0]
    activeUid = active?.connector.uid ?? null
    const shown = write({
      connectors: describeConnectors(synced),
      connections: synced.map(({ connection }) => connection),
      activeConnectionId: active?.connection.id ?? null,
    })
    entries = synced.map(({ connection, connector }, index) => ({ connector, connection: shown[index] ?? connection }))
  }

  const drop = (uid: string): void =>
    config.setState((state) => {
      const connections = new Map(state.connections)
      connections.delete(uid)
      const [next = null] = connections.keys()
      const current = state.current === uid ? next : state.current
      return { ...state, connections, current, status: current === null ? 'disconnected' : state.status }
    })

  const unsubscribe = config.subscribe((state) => state, sync)

  return {
    find: (match) => entries.find(({ connection }) => match(connection)),
    findByUid: (uid) => entries.find(({ connector }) => connector.uid === uid),
    track: (uid, traits) => tracked.set(uid, { ...traits, last: undefined }),
    untrack: (uid) => tracked.delete(uid),
    isTracked: (uid) => tracked.has(uid),
    keepActive: (uid) => {
      if (!isPinnable) return
      keptActive = uid
      sync()
    },
    releaseActive: () => {
      isPinnable = false
      keptActive = undefined
    },
    hide: (uid) => {
      hidden.add(uid)
      sync()
      return () => {
        hidden.delete(uid)
        sync()
      }
    },
    setAccountOrder: (uid, accounts) => orders.set(uid, accounts),
    drop,
    sync,
    end: () => {
      isOver = true
      unsubscribe()
      // The app's own config lives on, without the connections of this adapter.
      for (const uid of tracked.keys()) if (config.state.connections.has(uid)) drop(uid)
    },
  }
}
