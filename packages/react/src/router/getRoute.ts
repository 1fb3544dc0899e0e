import { selectRoute, type Route, type RouterState } from '@latchkey/core'
import type { RouteDefinition } from './RouteDefinition.ts'
import { routes } from './routes.ts'

/** What is on screen for a route. */
export interface ShownRoute {
  readonly route: Route
  readonly definition: RouteDefinition
  /** Tells views apart, their parameters included. */
  readonly key: string
  /** The view that was asked for has no screen; this one stands in for it. */
  readonly isStandIn: boolean
}

const connect: Route = { view: 'Connect', parameters: undefined }
const account: Route = { view: 'Account', parameters: undefined }

/** Finds the screen of the route at hand. A view that has none is never a blank dialog: Account or Connect takes its place. */
export function getRoute(state: RouterState, { isConnected }: { readonly isConnected: boolean }): ShownRoute {
  const asked = selectRoute(state)
  const route = [asked, isConnected ? account : connect, connect].find(({ view }) => routes[view]) ?? connect
  return {
    route,
    key: getRouteKey(route),
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the table ties each view to its parameters, which a lookup by a union cannot express
    definition: routes[route.view] as unknown as RouteDefinition,
    isStandIn: route !== asked,
  }
}

/** Tells routes apart, their parameters included: those are plain data. */
export function getRouteKey({ view, parameters }: Route): string {
  return parameters === undefined ? view : `${view}:${JSON.stringify(parameters)}`
}
