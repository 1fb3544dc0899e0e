import { createHash, timingSafeEqual } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import type { Budget } from '../../limits/Budget.ts'
import type { SecurityLog } from '../../observe/createSecurityLog.ts'
import { ApiRefusal } from '../../request/ApiRefusal.ts'
import { chargeBudget } from '../chargeBudget.ts'
import type { HttpEnvironment } from '../HttpEnvironment.ts'

/**
 * Admits requests with `Authorization: Bearer <token>`, and sets `actor`. A token acts as an owner, except where `operatorRights` says otherwise (S6.001).
 *
 * Throws `unauthorized`, `rate_limited`, and `not_configured` if no token is set.
 *
 * @param parameters.variable the setting that holds the token, for error messages.
 */
export function requireToken(parameters: {
  /** Each of them is accepted. Without any, the API is disabled. */
  readonly tokens: readonly string[]
  readonly variable: string
  /** Charged for wrong tokens. */
  readonly budget: Budget
  readonly securityLog: SecurityLog
  /** What the token is called in the security log, such as `admin_token`. */
  readonly kind: string
}): MiddlewareHandler<HttpEnvironment> {
  const { budget, kind, securityLog, tokens, variable } = parameters
  return async (context, next) => {
    if (tokens.length === 0) {
      throw new ApiRefusal('not_configured', `This API is disabled. The operator can enable it with ${variable}.`)
    }
    const candidate = /^Bearer (\S+)$/i.exec(context.req.header('authorization') ?? '')?.[1]
    const address = context.get('client')
    const position = candidate === undefined ? 0 : tokens.findIndex((token) => isSameSecret(candidate, token)) + 1
    if (position === 0) {
      // Without a token, it is no attempt to guess one.
      if (candidate !== undefined) {
        securityLog.refused({ purpose: 'credential', share: 'address', unit: kind, address })
      }
      await chargeBudget({ budget, spender: { address }, work: 1 })
      throw new ApiRefusal('unauthorized', 'Send the token of this cloud as "Authorization: Bearer <token>".', {
        headers: { 'www-authenticate': 'Bearer' },
      })
    }
    context.set('actor', { name: `token:${position}`, address: address.key, requestId: context.get('requestId') })
    await next()
  }
}

/** Compares two secrets in constant time, without revealing their length. */
function isSameSecret(candidate: string, expected: string): boolean {
  const digest = (text: string): Buffer => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(candidate), digest(expected))
}
