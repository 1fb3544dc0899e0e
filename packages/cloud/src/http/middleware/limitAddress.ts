import type { MiddlewareHandler } from 'hono'
import type { RateLimiter } from '../../limits/RateLimiter.ts'
import type { HttpEnvironment } from '../HttpEnvironment.ts'
import { takeRate } from '../takeRate.ts'

/** Limits requests per address on routes without a project. Loopback is exempt. */
export function limitAddress(parameters: {
  readonly limiter: RateLimiter
  readonly requestsPerAddress: number
}): MiddlewareHandler<HttpEnvironment> {
  const { limiter, requestsPerAddress } = parameters
  return async (context, next) => {
    const { isLoopback, key } = context.get('client')
    if (!isLoopback) {
      await takeRate({ limiter, rate: { key: `http:-:${key}`, atMost: requestsPerAddress, window: 60_000 } })
    }
    await next()
  }
}
