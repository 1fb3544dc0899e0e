import type { MiddlewareHandler } from 'hono'
import { routePath } from 'hono/route'
import type { AddressHash } from '../../observe/createAddressHash.ts'
import type { Logger } from '../../observe/createLogger.ts'
import type { Metrics } from '../../observe/createMetrics.ts'
import type { HttpEnvironment } from '../HttpEnvironment.ts'
import { observePaths } from '../observePaths.ts'

/**
 * Logs and counts every response by route. Paths are not logged: they may contain accounts, and queries may contain
 * tokens.
 */
export function accessLog(parameters: {
  readonly logger: Logger
  readonly metrics: Metrics
  readonly hashAddress: AddressHash
}): MiddlewareHandler<HttpEnvironment> {
  const { hashAddress, logger, metrics } = parameters
  const requests = metrics.counter('latchkey_http_requests_total', 'Requests answered.', ['method', 'route', 'status'])
  const durations = metrics.histogram('latchkey_http_request_duration_seconds', 'Duration of requests.', {
    labels: ['method', 'route'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
  })
  return async (context, next) => {
    const start = performance.now()
    await next()
    const duration = performance.now() - start
    const { method } = context.req
    const { status } = context.res
    const matched = routePath(context, -1)
    const route = matched === '*' || matched === '/*' ? 'none' : matched
    requests.inc({ method, route, status })
    durations.observe({ method, route }, duration / 1_000)
    const level = status >= 500 ? 'warn' : observePaths.has(route) ? 'debug' : 'info'
    // Set only for routes that require a project.
    const project: unknown = context.get('project')
    logger[level](
      {
        requestId: context.get('requestId'),
        method,
        route,
        status,
        ms: Math.round(duration * 10) / 10,
        client: hashAddress(context.get('client').key),
        ...(project === undefined ? {} : { project: context.get('project').key }),
      },
      'request',
    )
  }
}
