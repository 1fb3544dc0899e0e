import { setTimeout } from 'node:timers/promises'
import type { RateLimiter } from '../../limits/RateLimiter.ts'

/** How long a call waits for its turn at most, in ms. */
const waitAtMost = 500

/** The calls that a provider's plan allows, counted over all nodes. */
export interface CallBudget {
  /** Resolves with whether the call may be sent, after at most half a second. Rejects only if `signal` aborts. */
  take(signal?: AbortSignal): Promise<boolean>
}

/** Creates the budget of one provider, which all of its concerns share. */
export function createCallBudget(parameters: {
  readonly provider: string
  /** May be less than 1, such as 0.5 for five calls in ten seconds. */
  readonly perSecond: number
  readonly perDay: number | undefined
  readonly limiter: RateLimiter
}): CallBudget {
  const { limiter, perDay, perSecond, provider } = parameters
  const window = perSecond < 1 ? 10_000 : 1_000
  const charges = [
    { rate: { key: `provider:${provider}:second`, atMost: (perSecond * window) / 1_000, window }, cost: 1 },
    ...(perDay === undefined
      ? []
      : [{ rate: { key: `provider:${provider}:day`, atMost: perDay, window: 86_400_000 }, cost: 1 }]),
  ]
  return {
    async take(signal) {
      const end = performance.now() + waitAtMost
      for (;;) {
        const answer = await limiter.takeAll(charges)
        if (answer.isAllowed) return true
        const wait = Math.max(1, answer.retryAfter)
        if (performance.now() + wait > end) return false
        await setTimeout(wait, undefined, { signal })
      }
    },
  }
}
