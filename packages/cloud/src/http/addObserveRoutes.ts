import type { Hono } from 'hono'
import type { Budget } from '../limits/Budget.ts'
import type { SecurityLog } from '../observe/createSecurityLog.ts'
import type { Metrics } from '../observe/createMetrics.ts'
import type { Readiness } from '../observe/createReadiness.ts'
import { ApiRefusal } from '../request/ApiRefusal.ts'
import type { HttpEnvironment } from './HttpEnvironment.ts'
import { requireListener } from './middleware/requireListener.ts'
import { requireToken } from './middleware/requireToken.ts'

/**
 * Adds the monitoring endpoints: `GET /health` (the process is alive), `GET /ready` (it can serve; otherwise 503 with
 * the reasons), `GET /metrics` (Prometheus; local programs only, or with the token).
 */
export function addObserveRoutes(parameters: {
  readonly app: Hono<HttpEnvironment>
  readonly metrics: Metrics
  readonly readiness: Readiness
  /** Charged for wrong tokens. */
  readonly budget: Budget
  readonly securityLog: SecurityLog
  readonly metricsToken: string | undefined
}): void {
  const { app, budget, metrics, metricsToken, readiness, securityLog } = parameters
  app.get('/health', (context) => context.json({ status: 'ok' }))
  app.get('/ready', async (context) => {
    const missing = await readiness.check()
    const isReady = missing.length === 0
    const limited = readiness.listLimits()
    return context.json({ status: isReady ? 'ready' : 'not ready', missing, limited }, isReady ? 200 : 503)
  })
  const guard = requireToken({
    tokens: metricsToken === undefined ? [] : [metricsToken],
    variable: 'LATCHKEY_METRICS_TOKEN',
    kind: 'metrics_token',
    budget,
    securityLog,
  })
  app.get(
    '/metrics',
    requireListener('admin'),
    (context, next) => {
      if (metricsToken === undefined && context.get('client').isLoopback) return next()
      if (metricsToken === undefined) {
        throw new ApiRefusal(
          'unauthorized',
          'The metrics are available only to programs on the same machine, unless the operator sets LATCHKEY_METRICS_TOKEN.',
        )
      }
      return guard(context, next)
    },
    async (context) =>
      context.body(await metrics.registry.metrics(), 200, { 'content-type': metrics.registry.contentType }),
  )
}
