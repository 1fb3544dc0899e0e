import { createAdapterStore } from '../adapter/createAdapterStore.ts'
import type { AccountType, AdapterState, Connection, RemoteSession } from '../adapter/types.ts'
import { ModalError } from '../kernel/errors/ModalError.ts'
import type { Store } from '../kernel/store/createStore.ts'
import type { FakeWallet } from './createFakeWallet.ts'

/** The source of a connection: a wallet of the page, or a session that core owns. */
export interface FakeLink {
  readonly wallet?: FakeWallet | undefined
  readonly session?: RemoteSession | undefined
  /** Ends the listener. */
  end(): void
}

/** The connections of one fake adapter. */
export interface FakeConnections {
  readonly store: Store<AdapterState>
  /** @throws `connection.notFound` */
  find(id: string): Connection
  /** @throws `connection.notFound` */
  findActive(): Connection
  getLink(id: string): FakeLink | undefined
  /** Replaces the connection with the same id, and returns the object that the store holds. */
  put(connection: Connection, link: FakeLink, isActivated: boolean): Connection
  change(id: string, part: Partial<Connection>): void
  /**
   * Updates a connection with the accounts that a wallet or session shows; the first one becomes active. Without
   * accounts the connection ends.
   */
  follow(id: string, addresses: readonly string[], activeAddress?: string): void
  drop(id: string): void
  activate(id: string): void
  /** Starts an attempt to connect: the status is `connecting` until the returned function is called. */
  beginAttempt(): () => void
  toAccounts(addresses: readonly string[]): Connection['accounts'] | undefined
  /** Ends all listeners; the state does not change. */
  end(): void
}

/** Creates an adapter's list of connections, empty at first. */
export function createFakeConnections(accountType: AccountType): FakeConnections {
  const store = createAdapterStore()
  const links = new Map<string, FakeLink>()
  let attempts = 0
  let isEnded = false

  const set = (recipe: (state: AdapterState) => Partial<AdapterState>): void => {
    if (isEnded) return
    store.set((state) => {
      const next = { ...state, ...recipe(state) }
      const isActiveThere = next.connections.some(({ id }) => id === next.activeConnectionId)
      const isConnected = next.connections.length > 0
      return {
        ...next,
        activeConnectionId: isActiveThere ? next.activeConnectionId : (next.connections[0]?.id ?? null),
        status: attempts > 0 ? 'connecting' : isConnected ? 'connected' : 'disconnected',
      }
    })
  }
  const find = (id: string): Connection => {
    const connection = store.getState().connections.find((candidate) => candidate.id === id)
    if (!connection) throw new ModalError('connection.notFound', { context: { connectionId: id } })
    return connection
  }
  const change = (id: string, part: Partial<Connection>): void =>
    set(({ connections }) => ({
      connections: connections.map((other) => (other.id === id ? { ...other, ...part } : other)),
    }))
  const drop = (id: string): void => {
    links.get(id)?.end()
    links.delete(id)
    set(({ connections }) => ({ connections: connections.filter((other) => other.id !== id) }))
  }
  const toAccounts = (addresses: readonly string[]): Connection['accounts'] | undefined => {
    const [first, ...others] = [...new Set(addresses)].map((address) => ({ address, type: accountType }))
    return first === undefined ? undefined : [first, ...others]
  }

  return {
    store,
    find,
    findActive: () => find(store.getState().activeConnectionId ?? 'none'),
    getLink: (id) => links.get(id),
    put: (connection, link, isActivated) => {
      const { id } = connection
      links.get(id)?.end()
      links.set(id, link)
      set(({ connections, activeConnectionId }) => ({
        connections: connections.some((other) => other.id === id)
          ? connections.map((other) => (other.id === id ? connection : other))
          : [...connections, connection],
        activeConnectionId: isActivated ? id : activeConnectionId,
      }))
      return find(id)
    },
    change,
    follow: (id, addresses, activeAddress = addresses[0]) => {
      const accounts = toAccounts(addresses)
      if (accounts === undefined || activeAddress === undefined) drop(id)
      else change(id, { accounts, activeAddress })
    },
    drop,
    activate: (id) => set(() => ({ activeConnectionId: id })),
    beginAttempt: () => {
      attempts += 1
      set(() => ({}))
      return () => {
        attempts -= 1
        set(() => ({}))
      }
    },
    toAccounts,
    end: () => {
      isEnded = true
      for (const { end } of links.values()) end()
      links.clear()
    },
  }
}
