import type { Charge, ChargesAnswer } from '../limits/RateLimiter.ts'

/** Remembers refusals for a moment, so that a client that keeps asking costs Redis nothing. */
export interface RefusalMemory {
  /** The refusal of one of the charges that is still certain; `undefined` if Redis must be asked. */
  find(charges: readonly Charge[]): Extract<ChargesAnswer, { readonly isAllowed: false }> | undefined
  add(answer: ChargesAnswer): void
}

/** How long a refusal is remembered at most, in ms, because Redis may be emptied. */
const rememberedFor = 1_000
/** Maximum number of keys. Beyond it the oldest is dropped. */
const keysAtMost = 10_000

/** Creates the memory of a node. A refusal stays right until its `retryAfter`: until then a count can only grow. */
export function createRefusalMemory({ now }: { readonly now: () => number }): RefusalMemory {
  const refusals = new Map<string, { readonly retryAt: number; readonly until: number }>()
  // With the cost, because a higher one has to wait longer.
  const toKey = ({ cost, rate: { atMost, key, window } }: Charge): string => `${key} ${cost} ${atMost} ${window}`
  return {
    find(charges) {
      const time = now()
      for (const charge of charges) {
        const refusal = refusals.get(toKey(charge))
        if (refusal === undefined) continue
        if (time < refusal.until) return { isAllowed: false, refused: charge, retryAfter: refusal.retryAt - time }
        refusals.delete(toKey(charge))
      }
      return undefined
    },
    add(answer) {
      if (answer.isAllowed) return
      const { refused, retryAfter } = answer
      const [key, time] = [toKey(refused), now()]
      refusals.delete(key)
      refusals.set(key, { retryAt: time + retryAfter, until: time + Math.min(retryAfter, rememberedFor) })
      if (refusals.size <= keysAtMost) return
      const [oldest] = refusals.keys()
      if (oldest !== undefined) refusals.delete(oldest)
    },
  }
}
