import type { Namespace, RouterState } from '@latchkey/core'
import { selectAskedNetwork } from './selectAskedNetwork.ts'

/** What the visitor is to connect on, if the app or the way there said so. */
export function selectAskedNamespace(state: RouterState): Namespace | undefined {
  return selectAskedNetwork(state).namespace
}
