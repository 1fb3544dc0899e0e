import type { CaipNetworkId, Namespace } from '@latchkey/protocol/caip'
import type { Route, RouteArguments, ViewName } from './routes.ts'

/** The views that the visitor went through. */
export interface RouterState {
  /** From the first view to the one on screen. */
  readonly history: readonly [Route, ...Route[]]
  /** Where the view on screen came from (S2.033). */
  readonly direction: 'next' | 'previous'
}

export const initialRouterState: RouterState = {
  history: [{ view: 'Connect', parameters: undefined }],
  direction: 'next',
}

/** The view on screen. */
export const selectRoute = (state: RouterState): Route => state.history.at(-1) ?? state.history[0]

/** What the visitor is to connect on, and where, if the way to the view on screen says so (S2.018). */
export function selectAskedNetwork({ history }: RouterState): {
  readonly namespace?: Namespace | undefined
  readonly networkId?: CaipNetworkId | undefined
} {
  const route = history.findLast(({ view }) => view === 'Connect' || view === 'SwitchActiveChain')
  if (route?.view === 'Connect') return route.parameters ?? {}
  if (route?.view !== 'SwitchActiveChain') return {}
  const { switchToChain: namespace, network } = route.parameters
  return { namespace, networkId: network.caipNetworkId }
}

/** Whether Back has a view to go to. */
export const selectCanGoBack = (state: RouterState): boolean => state.history.length > 1

/** A route from a view's id and its parameters. */
export function toRoute<view extends ViewName>(view: view, ...parameters: RouteArguments<view>): Route
export function toRoute(view: ViewName, parameters?: Route['parameters']): Route {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the overload ties the parameters to the view, which a union cannot express from the inside
  return { view, parameters } as Route
}
