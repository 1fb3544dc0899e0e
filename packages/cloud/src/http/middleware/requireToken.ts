import { createHash, timingSafeEqual } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import type { RateLimiter } from '../../limits/RateLimiter.ts'
import { ApiRefusal } from '../../request/ApiRefusal.ts'
import type { HttpEnvironment } from '../HttpEnvironment.ts'
import { takeRate } from '../takeRate.ts'

/** Wrong tokens of one address in a minute. */
const wrongPerMinute = 20

/**
 * Lets a request through that carries `Authorization: Bearer <token>`. Who has it may do everything: there are no roles
 * (S6.001).
 *
 * It throws the refusals `unauthorized`, `rate_limited`, and `not_configured` as long as there is no token.
 *
 * @param parameters.variable the setting that holds the token, to name it.
 */
export function requireToken(parameters: {
  readonly token: string | undefined
  readonly variable: string
  readonly limiter: RateLimiter
}): MiddlewareHandler<HttpEnvironment> {
  const { limiter, token, variable } = parameters
  return async (context, next) => {
    if (token === undefined) {
      throw new ApiRefusal('not_configured', `This is off. The operator of this cloud turns it on with ${variable}.`)
    }
    const given = /^Bearer (\S+)$/i.exec(context.req.header('authorization') ?? '')?.[1]
    if (given === undefined || !isSameSecret(given, token)) {
      const { key } = context.get('client')
      await takeRate({ limiter, rate: { key: `token:${key}`, atMost: wrongPerMinute, window: 60_000 } })
      throw new ApiRefusal('unauthorized', 'Send the token of this cloud as "Authorization: Bearer <token>".', {
        headers: { 'www-authenticate': 'Bearer' },
      })
    }
    await next()
  }
}

/** Whether two secrets are the same, in a time that tells nothing about where they differ or how long they are. */
function isSameSecret(given: string, expected: string): boolean {
  const digest = (text: string): Buffer => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(given), digest(expected))
}
