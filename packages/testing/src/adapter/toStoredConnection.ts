import type { Connection, NamespaceTypes, StoredConnection } from '@latchkey/core/adapter'

/** What core keeps of a connection between two page loads. */
export function toStoredConnection<types extends NamespaceTypes>(connection: Connection<types>): StoredConnection {
  const { connectorId, activeAddress, networkId } = connection
  return { connectorId, activeAddress, networkId }
}
