import type { Adapter, Connection, NamespaceTypes } from '@latchkey/core/adapter'

/** A connection as the adapter's store holds it now. */
export function findConnection<types extends NamespaceTypes>(
  adapter: Adapter<types>,
  connectionId: string,
): Connection<types> | undefined {
  return adapter.store.getState().connections.find(({ id }) => id === connectionId)
}
