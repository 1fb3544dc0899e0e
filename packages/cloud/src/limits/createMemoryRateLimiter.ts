import { judgeRates, type RateCounts } from './judgeRates.ts'
import type { Charge, ChargesAnswer, Rate, RateLimiter } from './RateLimiter.ts'

/** The counters of one window length. */
interface Counts {
  window: number
  current: Map<string, number>
  previous: Map<string, number>
}

/** Maximum number of keys. Beyond it the one unused for longest is dropped, so that addresses cannot exhaust memory. */
const keysAtMost = 100_000

/** A rate limiter that can answer at once. */
export interface MemoryRateLimiter extends RateLimiter {
  /** Like `takeAll`. */
  takeNow(charges: readonly Charge[]): ChargesAnswer
}

/** Creates a rate limiter within this process. */
export function createMemoryRateLimiter({ now }: { readonly now: () => number }): MemoryRateLimiter {
  const byLength = new Map<number, Counts>()

  const getCounts = (rate: Rate, time: number): Counts => {
    const window = Math.floor(time / rate.window)
    const counts = byLength.get(rate.window) ?? { window, current: new Map(), previous: new Map() }
    byLength.set(rate.window, counts)
    if (counts.window !== window) {
      counts.previous = counts.window === window - 1 ? counts.current : new Map()
      counts.current = new Map()
      counts.window = window
    }
    return counts
  }

  const read = (rate: Rate, time: number): RateCounts => {
    const { current, previous } = getCounts(rate, time)
    return { current: current.get(rate.key) ?? 0, previous: previous.get(rate.key) ?? 0 }
  }

  const add = ({ cost, rate }: Charge, time: number): void => {
    const { current } = getCounts(rate, time)
    const count = current.get(rate.key)
    if (count !== undefined) {
      // The map's order is that of the last use, so that a flood of addresses does not reset a project or the node.
      current.delete(rate.key)
    } else if (current.size >= keysAtMost) {
      for (const oldest of current.keys()) {
        current.delete(oldest)
        break
      }
    }
    current.set(rate.key, (count ?? 0) + cost)
  }

  const takeNow = (charges: readonly Charge[]): ChargesAnswer => {
    const time = now()
    const answer = judgeRates({ charges, counts: charges.map(({ rate }) => read(rate, time)), now: time })
    if (answer.isAllowed) {
      for (const charge of charges) if (charge.cost > 0) add(charge, time)
    }
    return answer
  }

  return {
    take: async (rate, cost = 1) => takeNow([{ rate, cost }]),
    takeAll: async (charges) => takeNow(charges),
    takeNow,
  }
}
