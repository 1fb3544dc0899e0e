import type { Charge, ChargesAnswer, RateAnswer } from './RateLimiter.ts'

/** What was counted for a rate: in this fixed window, and in the one before. */
export interface RateCounts {
  readonly current: number
  readonly previous: number
}

/**
 * Decides whether a charge is allowed. The previous fixed window counts in proportion to its overlap with the last
 * `window` ms.
 */
function judgeRate(parameters: {
  readonly charge: Charge
  readonly counts: RateCounts
  readonly now: number
}): RateAnswer {
  const { charge, counts, now } = parameters
  const { current, previous } = counts
  const { atMost, window } = charge.rate
  const needed = Math.max(1, charge.cost)
  const elapsed = now % window
  if (current + previous * (1 - elapsed / window) + needed <= atMost) return { isAllowed: true }
  if (needed > atMost) return { isAllowed: false, retryAfter: window }
  // Within this window the previous one fades out. If that is not enough, this one fades out during the next window.
  const room = atMost - needed - current
  const retryAfter =
    room >= 0 && previous > 0
      ? window * (1 - room / previous) - elapsed
      : window - elapsed + window * (1 - (atMost - needed) / Math.max(current, 1))
  return { isAllowed: false, retryAfter: Math.max(1, Math.ceil(retryAfter)) }
}

/** Decides about several charges that are allowed only together. `counts` has one entry for each charge. */
export function judgeRates(parameters: {
  readonly charges: readonly Charge[]
  readonly counts: readonly RateCounts[]
  readonly now: number
}): ChargesAnswer {
  const { charges, counts, now } = parameters
  let answer: ChargesAnswer = { isAllowed: true }
  for (const [index, charge] of charges.entries()) {
    const judged = judgeRate({ charge, counts: counts[index] ?? { current: 0, previous: 0 }, now })
    if (judged.isAllowed || (!answer.isAllowed && answer.retryAfter >= judged.retryAfter)) continue
    answer = { isAllowed: false, refused: charge, retryAfter: judged.retryAfter }
  }
  return answer
}
