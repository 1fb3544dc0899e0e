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

/** Whether Back has a view to go to. */
export const selectCanGoBack = (state: RouterState): boolean => state.history.length > 1

/** A route from a view's id and its parameters. */
export function toRoute<view extends ViewName>(view: view, ...parameters: RouteArguments<view>): Route
export function toRoute(view: ViewName, parameters?: Route['parameters']): Route {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the overload ties the parameters to the view, which a union cannot express from the inside
  return { view, parameters } as Route
}
