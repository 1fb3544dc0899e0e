import { judgeRate } from './judgeRate.ts'
import type { RateLimiter } from './RateLimiter.ts'

/** The counters of one window length. */
interface Counts {
  window: number
  current: Map<string, number>
  previous: Map<string, number>
}

/** Maximum number of keys. Beyond it the oldest is dropped, so that many addresses cannot exhaust the memory. */
const keysAtMost = 100_000

/** Creates a rate limiter within this process. */
export function createMemoryRateLimiter({ now }: { readonly now: () => number }): RateLimiter {
  const byLength = new Map<number, Counts>()
  return {
    async take(rate) {
      const time = now()
      const window = Math.floor(time / rate.window)
      const counts = byLength.get(rate.window) ?? { window, current: new Map(), previous: new Map() }
      byLength.set(rate.window, counts)
      if (counts.window !== window) {
        counts.previous = counts.window === window - 1 ? counts.current : new Map()
        counts.current = new Map()
        counts.window = window
      }
      const current = counts.current.get(rate.key) ?? 0
      const answer = judgeRate({ rate, current, previous: counts.previous.get(rate.key) ?? 0, now: time })
      if (!answer.isAllowed) return answer
      if (current === 0 && counts.current.size >= keysAtMost) {
        for (const oldest of counts.current.keys()) {
          counts.current.delete(oldest)
          break
        }
      }
      counts.current.set(rate.key, current + 1)
      return answer
    },
  }
}
