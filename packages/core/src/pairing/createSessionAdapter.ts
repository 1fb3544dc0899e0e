import { createAdapterStore } from '../adapter/createAdapterStore.ts'
import type { NamespaceTypes } from '../adapter/NamespaceTypes.ts'
import type { Adapter, AdapterFactory, Connection, RemoteSession } from '../adapter/types.ts'
import { ModalError } from '../kernel/errors/ModalError.ts'
import { createDraftStore } from '../kernel/store/createDraftStore.ts'
import type { Namespace } from '@latchkey/protocol/caip'

/** The provider of a session without a chain-specific adapter: requests on the active network. */
export interface SessionProvider {
  request(parameters: {
    readonly method: string
    readonly params?: unknown
    readonly signal?: AbortSignal | undefined
  }): Promise<unknown>
}

interface SessionTypes extends NamespaceTypes {
  readonly provider: SessionProvider
}

/**
 * Creates the adapter of a namespace without an adapter in the app's options (basic mode). It discovers no wallets and has no
 * chain features, but adopts sessions, so that account, network and status are in the usual place.
 */
export function createSessionAdapterFactory(namespace: Namespace): AdapterFactory<SessionTypes, Adapter<SessionTypes>> {
  return { namespace, create: () => createSessionAdapter(namespace) }
}

function createSessionAdapter(namespace: Namespace): Adapter<SessionTypes> {
  const store = createAdapterStore<SessionTypes>()
  const drafts = createDraftStore(store)
  const sessions = new Map<string, { readonly session: RemoteSession; readonly end: () => void }>()

  /** Whether an id belongs to this adapter's namespace. */
  const isOwn = (id: string): boolean => id.startsWith(`${namespace}:`)

  const addConnection = (connection: Connection<SessionTypes>): Connection<SessionTypes> => {
    store.set((state) => ({
      ...state,
      connections: [connection, ...state.connections.filter(({ id }) => id !== connection.id)],
      activeConnectionId: connection.id,
      status: 'connected',
    }))
    return get(connection.id).connection
  }

  const removeConnection = (id: string): void => {
    sessions.get(id)?.end()
    sessions.delete(id)
    store.set((state) => {
      const connections = state.connections.filter((connection) => connection.id !== id)
      const status = connections.length > 0 ? 'connected' : 'disconnected'
      return { ...state, connections, activeConnectionId: connections[0]?.id ?? null, status }
    })
  }

  const get = (id: string): { readonly connection: Connection<SessionTypes>; readonly session: RemoteSession } => {
    const connection = store.getState().connections.find((candidate) => candidate.id === id)
    const session = sessions.get(id)?.session
    if (!connection || !session) throw new ModalError('connection.notFound', { context: { connectionId: id } })
    return { connection, session }
  }

  /** Converts a session's grant to a connection. Keeps the active account and network if they are still granted. */
  const toConnection = (
    session: RemoteSession,
    previous?: Pick<Connection, 'activeAddress' | 'networkId'>,
  ): Connection<SessionTypes> | undefined => {
    const grant = session.grants[namespace]
    const accounts = (grant?.accounts ?? []).filter(isOwn)
    const addresses = [...new Set(accounts.map((account) => account.split(':')[2] ?? ''))]
    const [first, ...others] = addresses.map((address) => ({ address, type: 'eoa' as const }))
    const networkIds = grant?.networkIds.filter(isOwn) ?? []
    const networkId = networkIds.find((id) => id === previous?.networkId) ?? networkIds[0]
    if (first === undefined || networkId === undefined) return undefined
    return {
      id: `${namespace}:${session.source}:${session.id}`,
      connectorId: session.source,
      namespace,
      accounts: [first, ...others],
      activeAddress: addresses.find((address) => address === previous?.activeAddress) ?? first.address,
      networkId,
      approvedNetworkIds: networkIds,
      features: [],
      peer: session.peer,
    }
  }

  const adopt = (session: RemoteSession): Connection<SessionTypes> => {
    const connection = toConnection(session)
    if (connection === undefined) throw new ModalError('wallet.unauthorized')
    const { id } = connection
    sessions.get(id)?.end()
    const end = session.subscribe((event) => {
      if (event.type === 'ended') return removeConnection(id)
      const { connection: previous } = get(id)
      if (event.type === 'networkChanged')
        return isOwn(event.networkId) ? updateConnection(id, { networkId: event.networkId }) : undefined
      const next = toConnection(session, previous)
      if (next) addConnection(next)
      else removeConnection(id)
    })
    sessions.set(id, { session, end })
    return addConnection(connection)
  }

  const updateConnection = (id: string, patch: Partial<Pick<Connection, 'networkId' | 'activeAddress'>>): void => {
    drafts.update((state) => {
      for (const connection of state.connections) if (connection.id === id) Object.assign(connection, patch)
      state.activeConnectionId = id
    })
  }

  return {
    namespace,
    store,
    features: {},
    isAddress: (value) => value.length > 0 && !value.includes(':'),
    start: async () => undefined,
    destroy: async () => {
      for (const { end } of sessions.values()) end()
      sessions.clear()
    },
    connect: async ({ connectorId }) => {
      throw new ModalError('connector.notFound', { context: { connectorId } })
    },
    adopt: async (session) => adopt(session),
    disconnect: async ({ connectionId }) => {
      const { session } = get(connectionId)
      removeConnection(connectionId)
      await session.disconnect()
    },
    switchAccount: async ({ connectionId, address }) => {
      const { connection } = get(connectionId)
      const isGranted = address === undefined || connection.accounts.some((account) => account.address === address)
      if (!isGranted) throw new ModalError('wallet.unauthorized')
      updateConnection(connectionId, address === undefined ? {} : { activeAddress: address })
    },
    switchNetwork: async ({ connectionId, network }) => {
      const { caipNetworkId: networkId } = network
      const { approvedNetworkIds } = get(connectionId).connection
      if (approvedNetworkIds !== 'all' && !approvedNetworkIds.includes(networkId))
        throw new ModalError('network.unrecognized', { context: { networkId } })
      updateConnection(connectionId, { networkId })
    },
    getProvider: async ({ connectionId }) => {
      get(connectionId)
      return {
        request: async ({ method, params = [], signal }) => {
          const { connection, session } = get(connectionId)
          return await session.request({ networkId: connection.networkId, method, params, signal })
        },
      }
    },
  }
}
