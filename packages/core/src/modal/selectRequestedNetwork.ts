import type { RouteParameters } from './routes.ts'
import type { RouterState } from './routerState.ts'

/** Selects the namespace and network to connect on, if the app or an earlier view requested one. */
export function selectRequestedNetwork({ history }: RouterState): NonNullable<RouteParameters['Connect']> {
  const connect = history.findLast(({ view }) => view === 'Connect')
  return (connect?.view === 'Connect' ? connect.parameters : undefined) ?? {}
}
