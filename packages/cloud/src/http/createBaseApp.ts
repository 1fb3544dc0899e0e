import { Hono } from 'hono'
import type { CloudContext } from '../CloudContext.ts'
import type { Settings } from '../config/Settings.ts'
import { answerError } from './answerError.ts'
import { answerNotFound } from './answerNotFound.ts'
import type { HttpEnvironment } from './HttpEnvironment.ts'
import { accessLog } from './middleware/accessLog.ts'
import { allowOrigins } from './middleware/allowOrigins.ts'
import { clientAddress } from './middleware/clientAddress.ts'
import { limitBody } from './middleware/limitBody.ts'
import { limitTime } from './middleware/limitTime.ts'
import { requestId } from './middleware/requestId.ts'
import { securityHeaders } from './middleware/securityHeaders.ts'

/** Makes an app without routes, in which every request has an id, a line in the log and its bounds. */
export function createBaseApp(parameters: {
  readonly context: Pick<CloudContext, 'logger' | 'metrics'>
  readonly settings: Pick<Settings, 'http' | 'trustedProxies'>
}): Hono<HttpEnvironment> {
  const { context, settings } = parameters
  const app = new Hono<HttpEnvironment>()
  app.use(
    requestId(),
    clientAddress({ trustedProxies: settings.trustedProxies }),
    accessLog({ logger: context.logger, metrics: context.metrics }),
    securityHeaders(),
    allowOrigins(),
    limitTime({ timeout: settings.http.requestTimeout }),
    limitBody({ bytesAtMost: settings.http.bodyBytesAtMost }),
  )
  app.onError(answerError({ logger: context.logger }))
  app.notFound(answerNotFound())
  return app
}
