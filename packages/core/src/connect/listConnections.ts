import type { Namespace } from '@latchkey/protocol/caip'
import type { AdaptersState } from '../adapter/adaptersState.ts'
import type { Connection } from '../adapter/types.ts'
import type { RecentWallet } from './connectionState.ts'
import { findConnector, type Connector } from './connectorsState.ts'
import { getConnectorState, type ConnectorState } from './getConnectorState.ts'

/** A live connection, with what the modal knows about its wallet. */
export interface ActiveConnection extends Connection {
  readonly connector: Connector | undefined
  /** `connected`: the one in use on its namespace; `active`: another live one. */
  readonly state: ConnectorState
  /** The name of the login that owns the connection; `undefined` for wallets. */
  readonly authName: string | undefined
  /** Whether its wallet is one of the last two that the visitor connected. */
  readonly recent: boolean
}

/** Lists the live connections of some namespaces. */
export function listConnections(parameters: {
  readonly state: AdaptersState
  readonly connectors: readonly Connector[]
  readonly recents: readonly RecentWallet[]
  readonly namespaces: readonly Namespace[]
}): readonly ActiveConnection[] {
  const { state, connectors, recents, namespaces } = parameters
  return namespaces
    .flatMap((namespace) => state.byNamespace[namespace]?.connections ?? [])
    .map((connection) => {
      const { connectorId, namespace, peer } = connection
      const connector = findConnector(connectors, { id: connectorId, namespace })
      return {
        ...connection,
        connector,
        state: getConnectorState(state, connection),
        authName: connector?.type === 'AUTH' ? peer?.name : undefined,
        recent: recents.some((recent) => recent.connectorId === connectorId),
      }
    })
}
