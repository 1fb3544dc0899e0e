import { Hono } from 'hono'
import type { CloudContext } from '../CloudContext.ts'
import type { Settings } from '../config/Settings.ts'
import type { RequestGate } from '../request/createRequestGate.ts'
import { answerError } from './answerError.ts'
import { answerNotFound } from './answerNotFound.ts'
import type { HttpEnvironment } from './HttpEnvironment.ts'
import { accessLog } from './middleware/accessLog.ts'
import { allowOrigins } from './middleware/allowOrigins.ts'
import { clientAddress } from './middleware/clientAddress.ts'
import { limitBody } from './middleware/limitBody.ts'
import { limitTime } from './middleware/limitTime.ts'
import { requireKnownHost } from './middleware/requireKnownHost.ts'
import { requestId } from './middleware/requestId.ts'
import { securityHeaders } from './middleware/securityHeaders.ts'

/** Creates an app without routes that gives every request an id, a log line, security headers and limits. */
export function createBaseApp(parameters: {
  readonly context: Pick<CloudContext, 'hashAddress' | 'logger' | 'metrics' | 'securityLog'>
  readonly gate: RequestGate
  readonly settings: Pick<Settings, 'http'>
}): Hono<HttpEnvironment> {
  const { context, gate, settings } = parameters
  const app = new Hono<HttpEnvironment>()
  app.use(
    requestId(),
    clientAddress(gate),
    accessLog(context),
    securityHeaders(),
    allowOrigins(),
    requireKnownHost({ gate, securityLog: context.securityLog }),
    limitTime({ timeout: settings.http.requestTimeout }),
    limitBody({ bytesAtMost: settings.http.bodyBytesAtMost }),
  )
  app.onError(answerError({ logger: context.logger }))
  app.notFound(answerNotFound())
  return app
}
