import { type Route, type RouterState } from '@latchkey/core'
import { selectRoute } from '@latchkey/core/internal'
import type { RouteDefinition } from './RouteDefinition.ts'
import { routes } from './routes.ts'

/** What is on screen for a route. */
export interface ShownRoute {
  readonly route: Route
  readonly definition: RouteDefinition
  /** Tells views apart, their parameters included. */
  readonly key: string
  /** It stands in for the view that was asked for. */
  readonly isFallback: boolean
}

const connect: Route = { view: 'Connect', parameters: undefined }
const account: Route = { view: 'Account', parameters: undefined }

/**
 * Finds the screen of the route at hand. Where there is none, because the view does not exist or shows an account that
 * nobody has, Account or Connect takes its place: a dialog is never blank.
 */
export function getRoute(state: RouterState, { isConnected }: { readonly isConnected: boolean }): ShownRoute {
  const requested = selectRoute(state)
  const route = [requested, account].find(({ view }) => routes[view] && (isConnected || !routes[view].needsAccount))
  const shown = route ?? connect
  return {
    route: shown,
    key: getRouteKey(shown),
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the table ties each view to its parameters, which a lookup by a union cannot express
    definition: routes[shown.view] as unknown as RouteDefinition,
    isFallback: shown !== requested,
  }
}

/** Tells routes apart, their parameters included: those are plain data. */
export function getRouteKey({ view, parameters }: Route): string {
  return parameters === undefined ? view : `${view}:${JSON.stringify(parameters)}`
}
