import type { Hono, MiddlewareHandler } from 'hono'
import type { HttpEnvironment } from './HttpEnvironment.ts'
import type { Route, RouteAccess } from './Route.ts'

/** The middleware of each access level. */
export type RouteGuards = Readonly<Record<RouteAccess, readonly MiddlewareHandler<HttpEnvironment>[]>>

/** Registers a route under its exact path. A path with a trailing slash also matches without it. */
export function mount(parameters: {
  readonly app: Hono<HttpEnvironment>
  readonly route: Route
  readonly guards: RouteGuards
  /** Fail if an answer breaks its schema; for development and tests. */
  readonly checksAnswers: boolean
}): void {
  const { app, checksAnswers, guards, route } = parameters
  const { method, path } = route.endpoint
  const pattern = path.replaceAll(/\{(\w+)\}/g, ':$1')
  const paths = pattern.length > 1 && pattern.endsWith('/') ? [pattern, pattern.slice(0, -1)] : [pattern]
  app.on(method, paths, ...guards[route.access], ...route.guards, (context) => route.answer(context, { checksAnswers }))
}
