import { ModalError } from '../kernel/errors/ModalError.ts'
import type { EngineContext, FoundWallet } from './AdapterEngine.ts'
import type { NamespaceTypes } from './NamespaceTypes.ts'
import type { Connection } from './types.ts'

/** A connection and what its engine keeps with it. */
export interface ConnectionEntry<types extends NamespaceTypes> {
  readonly connection: Connection<types>
  /** Removes the listeners on the wallet. */
  end(): void
}

/** The connections of an engine. Every change is written to the adapter's store. */
export interface Connections<types extends NamespaceTypes, entry extends ConnectionEntry<types>> {
  find(connectionId: string): entry | undefined
  /** @throws `connection.notFound` */
  get(connectionId: string): entry
  /** Adds a connection, and makes it the active one if there is no other or `isActivated` is not false. */
  add(entry: entry, options?: { readonly isActivated?: boolean | undefined }): Connection<types>
  activate(connectionId: string): Connection<types>
  /** Changes a connection. Drops it if `part` is `undefined`, as after a wallet withdrew all accounts. */
  change(connectionId: string, part: Partial<Connection<types>> | undefined): void
  drop(connectionId: string): void
  /** Ends every entry. The state stays. */
  end(): void
}

/** Creates an empty list of connections, for engines without a store of their own. */
export function createConnections<types extends NamespaceTypes, entry extends ConnectionEntry<types>>(
  write: EngineContext<types, FoundWallet>['write'],
): Connections<types, entry> {
  const entries = new Map<string, entry>()
  let activeId: string | null = null

  const sync = (): void => {
    if (activeId === null || !entries.has(activeId)) activeId = [...entries.keys()].at(-1) ?? null
    const connections = [...entries.values()].map(({ connection }) => connection)
    // Keep the store's objects: actions resolve with the very object in the store.
    for (const connection of write({ connections, activeConnectionId: activeId }))
      entries.set(connection.id, { ...get(connection.id), connection })
  }
  const get = (connectionId: string): entry => {
    const entry = entries.get(connectionId)
    if (entry) return entry
    throw new ModalError('connection.notFound', { context: { connectionId } })
  }
  const drop = (connectionId: string): void => {
    entries.get(connectionId)?.end()
    entries.delete(connectionId)
    sync()
  }

  return {
    find: (connectionId) => entries.get(connectionId),
    get,
    add: (entry, { isActivated = true } = {}) => {
      const { id } = entry.connection
      entries.get(id)?.end()
      entries.set(id, entry)
      if (isActivated) activeId = id
      sync()
      return get(id).connection
    },
    activate: (connectionId) => {
      get(connectionId)
      activeId = connectionId
      sync()
      return get(connectionId).connection
    },
    change: (connectionId, part) => {
      const entry = entries.get(connectionId)
      if (entry === undefined || part === undefined) return drop(connectionId)
      entries.set(connectionId, { ...entry, connection: { ...entry.connection, ...part } })
      sync()
    },
    drop,
    end: () => {
      for (const { end } of entries.values()) end()
      entries.clear()
    },
  }
}
