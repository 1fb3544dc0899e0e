import type { CaipNetworkId, Connection, ConnectorDescriptor, FeatureName } from '@latchkey/core/adapter'
import type { Config, Connector } from '@wagmi/core'
import type { Eip155Address, Eip155Types } from '../types.ts'
import { parseAccounts } from './parseAccounts.ts'
import type { EngineContext } from './types.ts'
import { toChainId } from './toChainId.ts'

type WagmiState = Config['state']
type WagmiConnection = WagmiState['connections'] extends ReadonlyMap<string, infer connection> ? connection : never

/** What is known of a connection beyond what wagmi knows. */
export interface ConnectionTraits {
  /** The connection's id in the adapter; from the connector's id if unset. */
  readonly id?: string | undefined
  readonly approvedNetworkIds: () => readonly CaipNetworkId<'eip155'>[] | 'all'
  /** `undefined` once the wallet is gone. */
  readonly features: () => readonly FeatureName[] | undefined
  /** Of a session: the wallet behind it. */
  readonly peer?: Connection['peer'] | undefined
}

/** A connection as the ledger shows it, with the connector behind it. */
export interface LedgerEntry {
  readonly connection: Connection<Eip155Types>
  readonly connector: Connector
}

/** Reads the wagmi config, and keeps it from losing what is alive. */
export interface Ledger {
  find(match: (connection: Connection<Eip155Types>) => boolean): LedgerEntry | undefined
  findByUid(uid: string): LedgerEntry | undefined
  /** Tells what is known of the connection of a connector that is ours. */
  own(uid: string, traits: ConnectionTraits): void
  /** Forgets a connector that is ours and did not connect. */
  disown(uid: string): void
  isOwn(uid: string): boolean
  /** Keeps a connection the active one, whatever connects meanwhile, until `unpin`; not afterwards. */
  pin(uid: string): void
  unpin(): void
  /** Shows nothing of a connector's connection until released, because its human was not waited for. */
  hide(uid: string): () => void
  /** Shows the accounts of a connection in this order, whichever of them is in use. */
  keepOrder(uid: string, accounts: readonly Eip155Address[]): void
  drop(uid: string): void
  sync(): void
  end(): void
}

/**
 * Makes the ledger: the one way from the wagmi config into the adapter's store. What it shows is checked, because the
 * connectors of an app answer whatever their wallets do.
 */
export function createLedger(parameters: {
  readonly config: Config
  readonly write: EngineContext['write']
  readonly describeConnectors: (connected: readonly LedgerEntry[]) => readonly ConnectorDescriptor<'eip155'>[]
  /** What a wallet of the app's own connectors can do, as far as it is known. */
  readonly getFeatures: (connector: Connector, address: Eip155Address) => readonly FeatureName[]
}): Ledger {
  const { config, write, describeConnectors, getFeatures } = parameters
  const owned = new Map<string, ConnectionTraits & { last: WagmiConnection | undefined }>()
  const hidden = new Set<string>()
  const orders = new Map<string, readonly Eip155Address[]>()
  let entries: readonly LedgerEntry[] = []
  let activeUid: string | null = null
  let pinned: string | undefined
  let isPinnable = true
  let isOver = false

  /** The state as it should be: ours that are alive are in it, and nobody's end makes another connection the active one. */
  const correct = (state: WagmiState): WagmiState => {
    const lost = [...owned].filter(([uid, { last, features }]) => last && features() && !state.connections.has(uid))
    const connections = new Map(state.connections)
    for (const [uid, { last }] of lost) if (last) connections.set(uid, last)
    const hasFewer = entries.some(({ connector }) => !connections.has(connector.uid))
    const kept = [pinned, hasFewer || lost.length > 0 ? activeUid : undefined].find(
      (uid) => uid && connections.has(uid),
    )
    const current = kept ?? state.current
    if (lost.length === 0 && current === state.current) return state
    const status = state.status === 'disconnected' ? 'connected' : state.status
    return { ...state, connections, current, status }
  }

  const toConnection = (uid: string, { accounts, chainId, connector }: WagmiConnection): LedgerEntry | undefined => {
    const traits = owned.get(uid)
    // What wagmi has read from storage is no connector until it has reconnected.
    if (hidden.has(uid) || typeof connector.getProvider !== 'function') return undefined
    const inUse = parseAccounts(accounts)
    const chain = toChainId(chainId)
    const [activeAddress] = inUse ?? []
    if (inUse === undefined || activeAddress === undefined || chain === undefined) return undefined
    const order = orders.get(uid)
    const isSameSet = order?.length === inUse.length && inUse.every((account) => order.includes(account))
    const [first, ...others] = (order && isSameSet ? order : inUse).map((address) => ({
      address,
      type: 'eoa' as const,
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
        networkId: `eip155:${chain}`,
        approvedNetworkIds: traits?.approvedNetworkIds() ?? 'all',
        features: traits?.features() ?? getFeatures(connector, activeAddress),
        ...(traits?.peer && { peer: traits.peer }),
      },
    }
  }

  /** Brings the correction into the config, unless that has moved on. */
  const settle = ({ given, state }: { readonly given: WagmiState; readonly state: WagmiState }): void =>
    config.setState((now) => {
      const next = correct(now)
      const isSame = now.current === given.current && state.current !== null && next.connections.has(state.current)
      return isSame ? { ...next, current: state.current } : next
    })

  const sync = (): void => {
    if (isOver) return
    const given = config.state
    const state = correct(given)
    // wagmi's other listeners are still being told of the uncorrected state.
    if (state !== given) queueMicrotask(() => isOver || settle({ given, state }))

    const found: LedgerEntry[] = []
    for (const [uid, connection] of state.connections) {
      const traits = owned.get(uid)
      if (traits) traits.last = connection
      const entry = toConnection(uid, connection)
      const twin = entry && found.findIndex((other) => other.connection.id === entry.connection.id)
      if (entry && twin === -1) found.push(entry)
      else if (entry && twin !== undefined && uid === state.current) found[twin] = entry
    }
    for (const [uid, { last, features }] of owned)
      if (last && !features() && !state.connections.has(uid)) owned.delete(uid)

    for (const uid of orders.keys()) if (!state.connections.has(uid)) orders.delete(uid)
    const active = found.find(({ connector }) => connector.uid === state.current) ?? found[0]
    activeUid = active?.connector.uid ?? null
    const shown = write({
      connectors: describeConnectors(found),
      connections: found.map(({ connection }) => connection),
      activeConnectionId: active?.connection.id ?? null,
      isConfigBusy: state.status === 'connecting' || state.status === 'reconnecting',
    })
    entries = found.map(({ connection, connector }, index) => ({ connector, connection: shown[index] ?? connection }))
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
    own: (uid, traits) => owned.set(uid, { ...traits, last: undefined }),
    disown: (uid) => owned.delete(uid),
    isOwn: (uid) => owned.has(uid),
    pin: (uid) => {
      if (!isPinnable) return
      pinned = uid
      sync()
    },
    unpin: () => {
      isPinnable = false
      pinned = undefined
    },
    hide: (uid) => {
      hidden.add(uid)
      sync()
      return () => {
        hidden.delete(uid)
        sync()
      }
    },
    keepOrder: (uid, accounts) => orders.set(uid, accounts),
    drop,
    sync,
    end: () => {
      isOver = true
      unsubscribe()
      // An app's own config lives on; what stood on this adapter does not.
      for (const uid of owned.keys()) if (config.state.connections.has(uid)) drop(uid)
    },
  }
}
