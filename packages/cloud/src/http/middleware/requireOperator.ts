import type { EndpointDefinition } from '@latchkey/protocol/api'
import { operatorRoles } from '@latchkey/protocol/operator'
import type { Context, MiddlewareHandler } from 'hono'
import type { Budget } from '../../limits/Budget.ts'
import { CloudError } from '../../CloudError.ts'
import type { SecurityLog } from '../../observe/createSecurityLog.ts'
import type { FoundSession, OperatorSessions } from '../../operators/createOperatorSessions.ts'
import { type OperatorRight, operatorRights } from '../../operators/operatorRights.ts'
import { ApiRefusal } from '../../request/ApiRefusal.ts'
import { assertDashboardPage } from '../assertDashboardPage.ts'
import { assertLeft, chargeBudget } from '../chargeBudget.ts'
import type { HttpEnvironment } from '../HttpEnvironment.ts'
import { readOperatorCookie } from '../operatorCookie.ts'
import { requireToken } from './requireToken.ts'

/**
 * Admits requests with the right to call an endpoint (`operatorRights`): with the admin token as `Authorization: Bearer`, or with the
 * cookie of an operator's session from a page of the dashboard. Sets `actor`, and `operatorSession` for a session.
 *
 * Throws `operator_session_required`, `operator_forbidden`, `passkey_proof_required`, `origin_not_allowed`, `invalid_request` for both
 * credentials at once, and what `requireToken` throws.
 */
export function requireOperator(parameters: {
  readonly endpoint: EndpointDefinition
  readonly tokens: readonly string[]
  readonly sessions: Pick<OperatorSessions, 'find'>
  readonly getDashboardUrl: () => string | undefined
  /** Charged for wrong tokens and sessions. */
  readonly budget: Budget
  readonly securityLog: SecurityLog
  readonly now: () => number
}): MiddlewareHandler<HttpEnvironment> {
  const { budget, endpoint, getDashboardUrl, now, securityLog, sessions, tokens } = parameters
  const right = Object.hasOwn(operatorRights, endpoint.name) ? operatorRights[endpoint.name] : undefined
  if (right === undefined) throw new CloudError('internal', `${endpoint.name} is missing in operatorRights.`)
  const checkToken = requireToken({
    tokens,
    variable: 'LATCHKEY_ADMIN_TOKEN',
    kind: 'admin_token',
    budget,
    securityLog,
  })

  const findSession = async (context: Context<HttpEnvironment>, url: string, secret: string): Promise<FoundSession> => {
    assertDashboardPage({ context, url, securityLog })
    const spender = { address: context.get('client') }
    await assertLeft({ budget, spender })
    const found = await sessions.find(secret)
    if (found !== undefined) return found
    await chargeBudget({ budget, spender, work: 1 })
    throw createSessionRequired()
  }

  const reportForbidden = (context: Context<HttpEnvironment>, unit: 'role' | 'token'): void =>
    securityLog.refused({ purpose: 'operator', share: 'address', unit, address: context.get('client') })

  return async (context, next) => {
    const url = getDashboardUrl()
    const secret = url === undefined ? undefined : readOperatorCookie(context, url)
    const hasBearer = context.req.header('authorization') !== undefined
    if (hasBearer && secret !== undefined) {
      throw new ApiRefusal(
        'invalid_request',
        'Send the admin token or the cookie of a session, not both: it would not be clear who acts.',
      )
    }
    if (url !== undefined && secret !== undefined) {
      const found = await findSession(context, url, secret)
      requireRight({ right, found, time: now(), report: () => reportForbidden(context, 'role') })
      const { email } = found.operator
      const { key } = context.get('client')
      context.set('actor', { name: `operator:${email}`, address: key, requestId: context.get('requestId') })
      context.set('operatorSession', found)
      return next()
    }
    // A page has no token: it needs to learn that its session is over.
    const isPage = context.req.header('sec-fetch-site') !== undefined
    if (!hasBearer && (isPage || !right.isForTokens)) throw createSessionRequired()
    return checkToken(context, async () => {
      if (!right.isForTokens) {
        reportForbidden(context, 'token')
        throw new ApiRefusal(
          'operator_forbidden',
          'The admin token may not do this. An operator must log in to the dashboard, or use latchkey-cloud operators.',
        )
      }
      await next()
    })
  }
}

function requireRight(parameters: {
  readonly right: OperatorRight
  readonly found: FoundSession
  readonly time: number
  /** Called if the role does not suffice. A passkey that has to be used again is no attempt at more. */
  readonly report: () => void
}): void {
  const { found, report, right, time } = parameters
  const { role } = found.operator
  if (operatorRoles.indexOf(role) < operatorRoles.indexOf(right.role)) {
    report()
    throw new ApiRefusal('operator_forbidden', `Your role is ${role}. Only the role ${right.role} may do this.`)
  }
  if (right.needsProof && found.session.freshUntil <= time) {
    throw new ApiRefusal(
      'passkey_proof_required',
      'Use your passkey again first: POST /admin/v1/me/proof. It is good for 5 minutes.',
    )
  }
}

function createSessionRequired(): ApiRefusal {
  return new ApiRefusal(
    'operator_session_required',
    'There is no live session of an operator. Log in to the dashboard.',
  )
}
