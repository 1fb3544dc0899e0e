import { createHash, timingSafeEqual } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import type { RateLimiter } from '../../limits/RateLimiter.ts'
import { ApiRefusal } from '../../request/ApiRefusal.ts'
import type { HttpEnvironment } from '../HttpEnvironment.ts'
import { takeRate } from '../takeRate.ts'

/** Wrong tokens per address and minute. */
const wrongPerMinute = 20

/**
 * Admits requests with `Authorization: Bearer <token>`. The token grants full access; there are no roles (S6.001).
 *
 * Throws `unauthorized`, `rate_limited`, and `not_configured` if no token is set.
 *
 * @param parameters.variable the setting that holds the token, for error messages.
 */
export function requireToken(parameters: {
  readonly token: string | undefined
  readonly variable: string
  readonly limiter: RateLimiter
}): MiddlewareHandler<HttpEnvironment> {
  const { limiter, token, variable } = parameters
  return async (context, next) => {
    if (token === undefined) {
      throw new ApiRefusal('not_configured', `This API is disabled. The operator can enable it with ${variable}.`)
    }
    const candidate = /^Bearer (\S+)$/i.exec(context.req.header('authorization') ?? '')?.[1]
    if (candidate === undefined || !isSameSecret(candidate, token)) {
      const { key } = context.get('client')
      await takeRate({ limiter, rate: { key: `token:${key}`, atMost: wrongPerMinute, window: 60_000 } })
      throw new ApiRefusal('unauthorized', 'Send the token of this cloud as "Authorization: Bearer <token>".', {
        headers: { 'www-authenticate': 'Bearer' },
      })
    }
    await next()
  }
}

/** Compares two secrets in constant time, without revealing their length. */
function isSameSecret(candidate: string, expected: string): boolean {
  const digest = (text: string): Buffer => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(candidate), digest(expected))
}
