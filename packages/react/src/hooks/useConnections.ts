import type { ActiveConnection, Connector, Namespace, StoredConnection } from '@latchkey/core'
import { findConnector, listConnections, namespaces } from '@latchkey/core/internal'
import { useModalInstance } from '../internals/useModalInstance.ts'
import { useSelector } from '../internals/useSelector.ts'

/** A connection of the last visit that does not live: it is being restored, or its wallet was locked or away. */
export interface DormantConnection extends StoredConnection {
  readonly namespace: Namespace
  readonly connector: Connector | undefined
}

/** What `useConnections` gives. */
export interface UseConnectionsReturnType {
  readonly connections: readonly ActiveConnection[]
  /** Tried again at the next page load, until it is connected anew, or disconnected by its connector and namespace. */
  readonly dormant: readonly DormantConnection[]
  /** What is dormant is being restored at this moment. */
  readonly isRestoring: boolean
  /** Takes up another connection or another account of one, together with its namespace. */
  readonly switchConnection: (parameters: {
    readonly connectorId: string
    readonly namespace: Namespace
    readonly address?: string | undefined
  }) => Promise<void>
}

/** The connections, of every namespace or of a named one: those that live, and those of the last visit that do not. */
export function useConnections(
  parameters: { readonly namespace?: Namespace | undefined } = {},
): UseConnectionsReturnType {
  const { adapters, connection, connectors } = useModalInstance().controllers
  const known = useSelector(connectors.store, (state) => state.connectors)
  const wanted = namespaces.filter((namespace) => (parameters.namespace ?? namespace) === namespace)
  const recents = useSelector(connection.store, (state) => state.recents)
  const connections = useSelector(adapters.store, (state) =>
    listConnections({ state, connectors: known, recents, namespaces: wanted }),
  )
  const stored = useSelector(connection.store, ({ dormant, isRestoring }) => ({ dormant, isRestoring }))
  const dormant = stored.dormant
    .filter(({ namespace }) => wanted.includes(namespace))
    .map((found) => ({
      ...found,
      connector: findConnector(known, { id: found.connectorId, namespace: found.namespace }),
    }))
  const { isRestoring } = stored
  return { connections, dormant, isRestoring, switchConnection: connection.switchConnection }
}
