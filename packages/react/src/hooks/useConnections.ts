import {
  findConnector,
  getConnectorState,
  namespaces,
  type Connection,
  type Connector,
  type ConnectorState,
  type Namespace,
} from '@latchkey/core'
import { useModalInstance } from './useModalInstance.ts'
import { useSelector } from './useSelector.ts'

/** A living connection with what is known of its wallet. */
export interface ActiveConnection extends Connection {
  readonly connector: Connector | undefined
  /** `connected`: the one in use on its namespace; `active`: another living one. */
  readonly state: ConnectorState
}

/** What `useConnections` gives. */
export interface UseConnectionsReturnType {
  readonly connections: readonly ActiveConnection[]
  /** Takes up another connection or another account of one. */
  readonly switchConnection: (parameters: {
    readonly connectorId: string
    readonly namespace: Namespace
    readonly address?: string | undefined
  }) => Promise<void>
}

/** The living connections, of every namespace or of a named one. */
export function useConnections(
  parameters: { readonly namespace?: Namespace | undefined } = {},
): UseConnectionsReturnType {
  const { adapters, connection, connectors } = useModalInstance().controllers
  const known = useSelector(connectors.store, (state) => state.connectors)
  const connections = useSelector(adapters.store, (state) =>
    namespaces
      .filter((namespace) => parameters.namespace === undefined || namespace === parameters.namespace)
      .flatMap((namespace) => state.byNamespace[namespace]?.connections ?? [])
      .map((found) => ({
        ...found,
        connector: findConnector(known, { id: found.connectorId, namespace: found.namespace }),
        state: getConnectorState(state, found),
      })),
  )
  return { connections, switchConnection: connection.switchConnection }
}
