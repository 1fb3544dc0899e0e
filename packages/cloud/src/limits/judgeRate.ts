import type { Rate, RateAnswer } from './RateLimiter.ts'

/**
 * Decides whether one more call is allowed. The previous fixed window counts in proportion to its overlap with the last
 * `window` ms.
 */
export function judgeRate(parameters: {
  readonly rate: Rate
  readonly current: number
  readonly previous: number
  readonly now: number
}): RateAnswer {
  const { current, now, previous, rate } = parameters
  const elapsed = now % rate.window
  const count = current + previous * (1 - elapsed / rate.window)
  if (count + 1 <= rate.atMost) return { isAllowed: true }
  const untilNext = rate.window - elapsed
  // Within this window the previous one fades out. If that is not enough, this one fades out during the next window.
  const room = rate.atMost - 1 - current
  const retryAfter =
    room >= 0 && previous > 0
      ? rate.window * (1 - room / previous) - elapsed
      : untilNext + rate.window * (1 - (rate.atMost - 1) / Math.max(current, 1))
  return { isAllowed: false, retryAfter: Math.max(1, Math.ceil(retryAfter)) }
}
