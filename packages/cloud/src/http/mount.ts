import type { EndpointDefinition } from '@latchkey/protocol/api'
import type { Hono, MiddlewareHandler } from 'hono'
import type { HttpEnvironment } from './HttpEnvironment.ts'
import type { Route, RouteAccess } from './Route.ts'

type Middleware = readonly MiddlewareHandler<HttpEnvironment>[]

/** The middleware of each access level. That of operators depends on the endpoint. */
export interface RouteGuards extends Readonly<Record<Exclude<RouteAccess, 'operator'>, Middleware>> {
  operator(endpoint: EndpointDefinition): Middleware
}

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
  const before = route.access === 'operator' ? guards.operator(route.endpoint) : guards[route.access]
  app.on(method, paths, ...before, ...route.guards, (context) => route.answer(context, { checksAnswers }))
}
