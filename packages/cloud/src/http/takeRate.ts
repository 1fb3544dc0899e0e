import type { Rate, RateLimiter } from '../limits/RateLimiter.ts'
import { ApiRefusal } from '../request/ApiRefusal.ts'

/**
 * Counts one request.
 *
 * @throws ApiRefusal `rate_limited` with `Retry-After` if the limit is exceeded.
 */
export async function takeRate(parameters: { readonly limiter: RateLimiter; readonly rate: Rate }): Promise<void> {
  const answer = await parameters.limiter.take(parameters.rate)
  if (answer.isAllowed) return
  const seconds = Math.ceil(answer.retryAfter / 1_000)
  throw new ApiRefusal('rate_limited', `Too many requests. Try again in ${seconds} s.`, {
    headers: { 'retry-after': String(seconds) },
  })
}
