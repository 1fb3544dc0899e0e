import type { Rate, RateAnswer } from './RateLimiter.ts'

/**
 * Whether one more is allowed, by the counts of the window that runs and of the one before, which counts as far as it still
 * reaches into the last `window` ms.
 */
export function judgeRate(parameters: {
  readonly rate: Rate
  readonly current: number
  readonly previous: number
  readonly now: number
}): RateAnswer {
  const { current, now, previous, rate } = parameters
  const elapsed = now % rate.window
  const counted = current + previous * (1 - elapsed / rate.window)
  if (counted + 1 <= rate.atMost) return { isAllowed: true }
  const untilNext = rate.window - elapsed
  // Within this window the former one fades; if that is not enough, this one fades within the next.
  const room = rate.atMost - 1 - current
  const retryAfter =
    room >= 0 && previous > 0
      ? rate.window * (1 - room / previous) - elapsed
      : untilNext + rate.window * (1 - (rate.atMost - 1) / Math.max(current, 1))
  return { isAllowed: false, retryAfter: Math.max(1, Math.ceil(retryAfter)) }
}
