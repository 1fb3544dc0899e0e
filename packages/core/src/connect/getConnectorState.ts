import type { AdaptersState } from '../adapter/adaptersState.ts'
import { selectActiveConnection } from '../adapter/adaptersState.ts'
import type { Namespace } from '@latchkey/protocol/caip'

/** `connected`: the active connector; `active`: it has a connection; `disconnected`: neither. */
export type ConnectorState = 'connected' | 'active' | 'disconnected'

/** Returns the state of a connector in a namespace. */
export function getConnectorState(
  state: AdaptersState,
  parameters: { readonly connectorId: string; readonly namespace: Namespace },
): ConnectorState {
  const { connectorId, namespace } = parameters
  if (selectActiveConnection(state, namespace)?.connectorId === connectorId) return 'connected'
  const hasConnection = state.byNamespace[namespace]?.connections.some(
    (connection) => connection.connectorId === connectorId,
  )
  return hasConnection ? 'active' : 'disconnected'
}
