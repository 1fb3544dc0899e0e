import { selectAskedNetwork, type Namespace, type RouterState } from '@latchkey/core'

/** What the visitor is to connect on, if the app or the way there said so. */
export function selectAskedNamespace(state: RouterState): Namespace | undefined {
  return selectAskedNetwork(state).namespace
}
