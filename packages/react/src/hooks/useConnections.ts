import type { ActiveConnection, Connector, Namespace, StoredConnection } from '@latchkey/core'
import { findConnector, listConnections, namespaces } from '@latchkey/core/internal'
import { useModalInstance } from '../internals/useModalInstance.ts'
import { useSelector } from '../internals/useSelector.ts'

/** A connection from the last visit that is not active: it is being restored, or its wallet is locked or unavailable. */
export interface DormantConnection extends StoredConnection {
  readonly namespace: Namespace
  readonly connector: Connector | undefined
}

/** Return type of `useConnections`. */
export interface UseConnectionsReturnType {
  readonly connections: readonly ActiveConnection[]
  /** Retried at the next page load, until it is connected again or disconnected by connector and namespace. */
  readonly dormant: readonly DormantConnection[]
  /** The dormant connections are being restored. */
  readonly isRestoring: boolean
  /** Switches to another connection, or to another account of one, and to its namespace. */
  readonly switchConnection: (parameters: {
    readonly connectorId: string
    readonly namespace: Namespace
    readonly address?: string | undefined
  }) => Promise<void>
}

/**
 * Returns the connections on all namespaces or on the given one: the active ones, and those from the last visit that are not
 * active.
 *
 * @example
 * ```tsx
 * function Wallets() {
 *   const { connections, switchConnection } = useConnections()
 *   return connections.map(({ id, connectorId, namespace, accounts }) => (
 *     <button key={id} type="button" onClick={() => void switchConnection({ connectorId, namespace }).catch(() => undefined)}>
 *       {accounts[0]?.address}
 *     </button>
 *   ))
 * }
 * ```
 */
export function useConnections(
  parameters: { readonly namespace?: Namespace | undefined } = {},
): UseConnectionsReturnType {
  const { adapters, connection, connectors } = useModalInstance('useConnections').controllers
  const known = useSelector(connectors.store, (state) => state.connectors)
  const requested = namespaces.filter((namespace) => (parameters.namespace ?? namespace) === namespace)
  const recents = useSelector(connection.store, (state) => state.recents)
  const connections = useSelector(adapters.store, (state) =>
    listConnections({ state, connectors: known, recents, namespaces: requested }),
  )
  const stored = useSelector(connection.store, ({ dormant, isRestoring }) => ({ dormant, isRestoring }))
  const dormant = stored.dormant
    .filter(({ namespace }) => requested.includes(namespace))
    .map((entry) => ({
      ...entry,
      connector: findConnector(known, { id: entry.connectorId, namespace: entry.namespace }),
    }))
  const { isRestoring } = stored
  return { connections, dormant, isRestoring, switchConnection: connection.switchConnection }
}
