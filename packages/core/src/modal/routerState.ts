import type { Route, RouteArguments, ViewName } from './routes.ts'

/** The history of visited views. */
export interface RouterState {
  /** From the first view to the visible one. */
  readonly history: readonly [Route, ...Route[]]
  /** The direction of the last navigation. */
  readonly direction: 'next' | 'previous'
}

export const initialRouterState: RouterState = {
  history: [{ view: 'Connect', parameters: undefined }],
  direction: 'next',
}

/** Selects the visible view. */
export const selectRoute = (state: RouterState): Route => state.history.at(-1) ?? state.history[0]

/** Selects whether there is a previous view. */
export const selectCanGoBack = (state: RouterState): boolean => state.history.length > 1

/** Creates a route from a view's id and its parameters. */
export function toRoute<view extends ViewName>(view: view, ...parameters: RouteArguments<view>): Route
export function toRoute(view: ViewName, parameters?: Route['parameters']): Route {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the overload ties the parameters to the view, which a union cannot express from the inside
  return { view, parameters } as Route
}
