import type { Hono } from 'hono'
import { createBaseApp } from '../http/createBaseApp.ts'
import { createHttpServer } from '../http/createHttpServer.ts'
import type { HttpEnvironment } from '../http/HttpEnvironment.ts'
import { createMetrics, type Metrics } from '../observe/createMetrics.ts'
import { createRequestGate } from '../request/createRequestGate.ts'
import { createTestGuards } from './createTestGuards.ts'
import { createTestLogger, type TestLogger } from './createTestLogger.ts'

/** An app served on a real port. */
export interface TestApp {
  readonly url: string
  readonly logger: TestLogger
  readonly metrics: Metrics
  close(): Promise<void>
}

/** Serves routes behind the cloud's common middleware. */
export async function createTestApp(parameters: {
  readonly addRoutes: (app: Hono<HttpEnvironment>, parts: { readonly metrics: Metrics }) => void
  readonly trustedProxies?: readonly string[]
  readonly bodyBytesAtMost?: number
  readonly requestTimeout?: number
}): Promise<TestApp> {
  const { addRoutes, bodyBytesAtMost = 1_024, requestTimeout = 10_000, trustedProxies = [] } = parameters
  const logger = createTestLogger()
  const metrics = createMetrics()
  const guards = createTestGuards({ logger, metrics, now: () => Date.now() })
  const app = createBaseApp({
    context: guards,
    gate: createRequestGate({
      settings: {
        admin: undefined,
        dashboard: { isOn: true, url: undefined },
        host: '127.0.0.1',
        publicUrls: [],
        trustedProxies,
      },
      logger,
    }),
    settings: {
      http: {
        bodyBytesAtMost,
        connectionsAtMost: 1_000,
        requestTimeout,
        requestsPerAddress: 1_000,
        requestsPerProject: 1_000,
      },
    },
  })
  addRoutes(app, { metrics })
  const server = await createHttpServer({
    app,
    relay: { handleUpgrade: (_request, socket) => void socket.destroy() },
    host: '127.0.0.1',
    port: 0,
    requestTimeout,
    connectionsAtMost: 1_000,
    securityLog: guards.securityLog,
  })
  return {
    url: `http://127.0.0.1:${server.port}`,
    logger,
    metrics,
    close: () => server.close({ timeout: 0 }),
  }
}
