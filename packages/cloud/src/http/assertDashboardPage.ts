import type { Context } from 'hono'
import type { SecurityLog } from '../observe/createSecurityLog.ts'
import { ApiRefusal } from '../request/ApiRefusal.ts'
import type { HttpEnvironment } from './HttpEnvironment.ts'

/** The header that the dashboard sends with every write. Other sites could send it only with CORS, which the admin API does not allow. */
const dashboardHeader = 'x-latchkey-dashboard'

/**
 * Requires that a page of the dashboard itself sends a request, by what its browser says of it, which scripts cannot change: pages
 * of other hosts are refused, also of a subdomain, of a parent domain or of another port.
 *
 * @throws ApiRefusal `origin_not_allowed`.
 */
export function assertDashboardPage(parameters: {
  readonly context: Context<HttpEnvironment>
  /** The origin of the dashboard. */
  readonly url: string
  readonly securityLog: SecurityLog
}): void {
  const { context, securityLog, url } = parameters
  const { method } = context.req
  const isRead = method === 'GET' || method === 'HEAD'
  const isOwn = context.req.header('sec-fetch-site') === 'same-origin'
  const origin = context.req.header('origin')
  const isFromDashboard = isOwn && (isRead ? origin === undefined || origin === url : origin === url)
  const hasForm =
    isRead ||
    (/^application\/json(?:;|$)/i.test(context.req.header('content-type') ?? '') &&
      context.req.header(dashboardHeader) !== undefined)
  if (isFromDashboard && hasForm) return
  securityLog.refused({ purpose: 'operator', share: 'address', unit: 'origin', address: context.get('client') })
  throw new ApiRefusal(
    'origin_not_allowed',
    `Only pages of the dashboard at ${url} may send this: with its Origin and Sec-Fetch-Site: same-origin, and, except for GET, with content-type: application/json and ${dashboardHeader}: 1. Programs use the admin token.`,
  )
}
