import { type Route, type RouterState } from '@latchkey/core'
import { needsAccount, selectRoute, type FeatureFlag } from '@latchkey/core/internal'
import type { RouteDefinition } from './RouteDefinition.ts'
import { routes } from './routes.ts'

/** The view shown for a route. */
export interface ShownRoute {
  readonly route: Route
  readonly definition: RouteDefinition
  /** Identifies the view, parameters included. */
  readonly key: string
  /** It is shown instead of the requested view. */
  readonly isFallback: boolean
}

const connect: Route = { view: 'Connect', parameters: undefined }
const account: Route = { view: 'Account', parameters: undefined }

/**
 * Finds the view of the current route. If the view does not exist, or needs a feature that is turned off or an account that is
 * not connected, Account or Connect is shown instead, so the dialog is never blank.
 */
export function getRoute(
  state: RouterState,
  parameters: { readonly isConnected: boolean; readonly isEnabled: (feature: FeatureFlag) => boolean },
): ShownRoute {
  const { isConnected, isEnabled } = parameters
  const requested = selectRoute(state)
  const route = [requested, account].find(({ view }) => {
    const row = routes[view]
    const isOffered = row && (row.feature === undefined || isEnabled(row.feature))
    return isOffered && (isConnected || !needsAccount(view))
  })
  const shown = route ?? connect
  return {
    route: shown,
    key: getRouteKey(shown),
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the table ties each view to its parameters, which a lookup by a union cannot express
    definition: routes[shown.view] as unknown as RouteDefinition,
    isFallback: shown !== requested,
  }
}

/** Returns a key for a route and its parameters, which are plain data. */
export function getRouteKey({ view, parameters }: Route): string {
  return parameters === undefined ? view : `${view}:${JSON.stringify(parameters)}`
}
