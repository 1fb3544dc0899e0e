import { createAdapterStore, ModalError } from '@latchkey/core/adapter'
import type { AdapterState, CaipNetworkId, Connection, Namespace, ReadableStore } from '@latchkey/core/adapter'
import type { ReferenceLink } from './ReferenceLink.ts'
import type { ReferenceProvider } from './ReferenceProvider.ts'
import type { ReferenceTypes } from './ReferenceTypes.ts'

type State = AdapterState<ReferenceTypes>
type ReferenceConnection = Connection<ReferenceTypes>

/** What a connection is told to become. */
export interface ReferenceConnectionChange {
  readonly accounts?: readonly ReferenceTypes['address'][] | undefined
  readonly activeAddress?: ReferenceTypes['address'] | undefined
  readonly networkId?: CaipNetworkId | undefined
  readonly approvedNetworkIds?: readonly CaipNetworkId[] | undefined
}

/** The connections of one reference adapter: the public state, and the links behind it. */
export interface ReferenceConnections {
  readonly store: ReadableStore<State>
  /** Lists a wallet. */
  addConnector(provider: ReferenceProvider): void
  /** The status is `connecting` until the function that is returned was called. */
  beginAttempt(): () => void
  /** Puts a connection in the place of the one with the same id, and gives the object that the store holds. */
  put(parameters: {
    readonly connection: ReferenceConnection
    readonly link: ReferenceLink
    readonly isActivated: boolean
  }): ReferenceConnection
  /** Changes a connection; without accounts it goes. */
  change(connectionId: string, change: ReferenceConnectionChange): void
  activate(connectionId: string): void
  /** Forgets a connection and ends what listens. */
  drop(connectionId: string): void
  /** Throws `connection.notFound` if there is none. */
  get(connectionId: string): { readonly connection: ReferenceConnection; readonly link: ReferenceLink }
  /** Ends every link; the state stays. */
  end(): void
}

/** Makes the empty list of a namespace's connections. */
export function createReferenceConnections(namespace: Namespace): ReferenceConnections {
  const store = createAdapterStore<ReferenceTypes>()
  const links = new Map<string, ReferenceLink>()
  let attempts = 0

  const set = (recipe: (state: State) => Partial<State>): void =>
    store.set((state) => {
      const next = { ...state, ...recipe(state) }
      const [last] = next.connections.slice(-1)
      const isActiveThere = next.connections.some(({ id }) => id === next.activeConnectionId)
      return {
        ...next,
        activeConnectionId: isActiveThere ? next.activeConnectionId : (last?.id ?? null),
        status: attempts > 0 ? 'connecting' : last ? 'connected' : 'disconnected',
      }
    })
  const find = (connectionId: string): ReferenceConnection | undefined =>
    store.getState().connections.find(({ id }) => id === connectionId)

  const drop = (connectionId: string): void => {
    links.get(connectionId)?.end()
    links.delete(connectionId)
    set(({ connections }) => ({ connections: connections.filter(({ id }) => id !== connectionId) }))
  }
  const get: ReferenceConnections['get'] = (connectionId) => {
    const connection = find(connectionId)
    const link = links.get(connectionId)
    if (!connection || !link) throw new ModalError('connection.notFound', { context: { connectionId } })
    return { connection, link }
  }

  return {
    store,
    addConnector: ({ id, name }) =>
      set(({ connectors }) => ({
        connectors: connectors.some((connector) => connector.id === id)
          ? connectors
          : [...connectors, { id, name, namespace, type: 'ANNOUNCED', ready: 'installed' }],
      })),
    beginAttempt: () => {
      let isOpen = true
      attempts++
      set(() => ({}))
      return () => {
        if (!isOpen) return
        isOpen = false
        attempts--
        set(() => ({}))
      }
    },
    put: ({ connection, link, isActivated }) => {
      const { id } = connection
      const former = links.get(id)
      if (former !== link) former?.end()
      links.set(id, link)
      set(({ connections, activeConnectionId }) => ({
        connections: connections.some((other) => other.id === id)
          ? connections.map((other) => (other.id === id ? connection : other))
          : [...connections, connection],
        activeConnectionId: isActivated ? id : activeConnectionId,
      }))
      return get(id).connection
    },
    change: (connectionId, { accounts, activeAddress, networkId, approvedNetworkIds }) => {
      const connection = find(connectionId)
      if (!connection) return
      const [first, ...rest] = accounts ?? connection.accounts.map(({ address }) => address)
      if (first === undefined) {
        drop(connectionId)
        return
      }
      const wanted = activeAddress ?? (accounts ? first : connection.activeAddress)
      const next: ReferenceConnection = {
        ...connection,
        accounts: [toAccount(first), ...rest.map(toAccount)],
        activeAddress: wanted,
        networkId: networkId ?? connection.networkId,
        approvedNetworkIds: approvedNetworkIds ?? connection.approvedNetworkIds,
      }
      set(({ connections }) => ({
        connections: connections.map((other) => (other.id === connectionId ? next : other)),
      }))
    },
    activate: (connectionId) => set(() => ({ activeConnectionId: connectionId })),
    drop,
    get,
    end: () => {
      for (const link of links.values()) link.end()
      links.clear()
    },
  }
}

function toAccount(address: ReferenceTypes['address']): ReferenceConnection['accounts'][number] {
  return { address, type: 'eoa' }
}
