import type { AdapterState, Connection } from './types.ts'
import { isNamespace, type Namespace } from '@latchkey/protocol/caip'

/** Every adapter's state in one, so that derived state is consistent. */
export interface AdaptersState {
  readonly byNamespace: Readonly<Partial<Record<Namespace, AdapterState>>>
}

export const initialAdaptersState: AdaptersState = { byNamespace: {} }

/** The namespaces that have an adapter, in the order they were added. */
export function selectNamespaces(state: AdaptersState): readonly Namespace[] {
  return Object.keys(state.byNamespace).filter(isNamespace)
}

/** The connection in use on a namespace. */
export function selectActiveConnection(state: AdaptersState, namespace: Namespace): Connection | undefined {
  const adapter = state.byNamespace[namespace]
  return adapter?.connections.find((connection) => connection.id === adapter.activeConnectionId)
}
