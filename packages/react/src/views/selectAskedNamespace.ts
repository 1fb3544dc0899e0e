import type { Namespace, RouterState } from '@latchkey/core'

/** What the visitor is to connect on, if the app said so. */
export function selectAskedNamespace({ history }: RouterState): Namespace | undefined {
  const connect = history.findLast(({ view }) => view === 'Connect')
  return connect?.view === 'Connect' ? connect.parameters?.namespace : undefined
}
