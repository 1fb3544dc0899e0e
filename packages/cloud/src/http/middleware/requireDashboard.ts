import type { MiddlewareHandler } from 'hono'
import type { SecurityLog } from '../../observe/createSecurityLog.ts'
import { ApiRefusal } from '../../request/ApiRefusal.ts'
import { assertDashboardPage } from '../assertDashboardPage.ts'
import type { HttpEnvironment } from '../HttpEnvironment.ts'

/**
 * Admits requests that a page of the dashboard sends, with or without a session.
 *
 * Throws `origin_not_allowed`, and `not_configured` without a dashboard.
 */
export function requireDashboard(parameters: {
  readonly getDashboardUrl: () => string | undefined
  readonly securityLog: SecurityLog
}): MiddlewareHandler<HttpEnvironment> {
  const { getDashboardUrl, securityLog } = parameters
  return async (context, next) => {
    assertDashboardPage({ context, url: requireDashboardUrl(getDashboardUrl), securityLog })
    await next()
  }
}

/** @throws ApiRefusal `not_configured`. */
export function requireDashboardUrl(getDashboardUrl: () => string | undefined): string {
  const url = getDashboardUrl()
  if (url !== undefined) return url
  throw new ApiRefusal(
    'not_configured',
    'Operators cannot log in on this cloud. Set LATCHKEY_DASHBOARD_URL to an https: origin with a host name, because browsers allow no passkeys elsewhere, and do not set LATCHKEY_DASHBOARD to off.',
  )
}
