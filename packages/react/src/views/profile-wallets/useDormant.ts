import { findConnector, type Connector, type Namespace, type StoredConnection } from '@latchkey/core'
import { useModalInstance } from '../../hooks/useModalInstance.ts'
import { useSelector } from '../../hooks/useSelector.ts'

/** A connection of the last visit that does not live: it is being restored, or its wallet was locked or away. */
export interface DormantConnection extends StoredConnection {
  readonly namespace: Namespace
  readonly connector: Connector | undefined
}

/** The connections that do not live, of every chain or of a named one. */
export function useDormant(namespace?: Namespace): readonly DormantConnection[] {
  const { connection, connectors } = useModalInstance().controllers
  const known = useSelector(connectors.store, (state) => state.connectors)
  const { dormant, chains } = useSelector(connection.store, (state) => ({
    dormant: state.dormant,
    chains: Object.keys(state.statuses),
  }))
  return chains
    .filter((chain): chain is Namespace => chain in dormant && (namespace ?? chain) === chain)
    .flatMap((chain) =>
      (dormant[chain] ?? []).map((stored) => ({
        ...stored,
        namespace: chain,
        connector: findConnector(known, { id: stored.connectorId, namespace: chain }),
      })),
    )
}
