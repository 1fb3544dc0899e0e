import type { MiddlewareHandler } from 'hono'
import type { SecurityLog } from '../../observe/createSecurityLog.ts'
import { ApiRefusal } from '../../request/ApiRefusal.ts'
import type { RequestGate } from '../../request/createRequestGate.ts'
import type { HttpEnvironment } from '../HttpEnvironment.ts'
import { observePaths } from '../observePaths.ts'

/** What a caller reads whose Host header does not name this cloud. */
export const unknownHostMessage =
  'This cloud does not answer to this host name. Use its public URL; the operator can add URLs with LATCHKEY_PUBLIC_URL.'

/** Rejects requests whose Host header does not name this cloud, except for monitoring. */
export function requireKnownHost(parameters: {
  readonly gate: Pick<RequestGate, 'isKnownHost' | 'isKnownAdminHost'>
  readonly securityLog: SecurityLog
}): MiddlewareHandler<HttpEnvironment> {
  const { gate, securityLog } = parameters
  return async (context, next) => {
    const isKnownHost = context.env.listener === 'admin' ? gate.isKnownAdminHost : gate.isKnownHost
    if (!observePaths.has(context.req.path) && !isKnownHost(context.req.header('host'))) {
      securityLog.refused({ purpose: 'host', share: 'address', unit: 'request', address: context.get('client') })
      throw new ApiRefusal('host_not_allowed', unknownHostMessage)
    }
    await next()
  }
}
