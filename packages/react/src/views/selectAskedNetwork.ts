import type { RouteParameters, RouterState } from '@latchkey/core'

/** What the visitor is to connect on, and the network to be on then, if the app or the way there said so. */
export function selectAskedNetwork({ history }: RouterState): NonNullable<RouteParameters['Connect']> {
  const connect = history.findLast(({ view }) => view === 'Connect')
  return (connect?.view === 'Connect' ? connect.parameters : undefined) ?? {}
}
