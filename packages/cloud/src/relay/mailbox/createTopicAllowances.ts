/** How many more messages each topic may receive before its messages are counted again. */
export interface TopicAllowances {
  /** Whether a topic's messages must be counted before it receives this many more. */
  needsCount(topic: string, amount: number): boolean
  /** Records the number of messages waiting on a topic. */
  setCount(topic: string, messages: number, amount: number): void
  /** Takes one; false if the topic is full. */
  take(topic: string): boolean
  giveBack(topic: string): void
}

/** Maximum number of remembered topics. Forgotten ones are counted again. */
const topicsAtMost = 50_000

/**
 * Creates the allowances. Counting for every message would cost as much as storing it, so one count allows a share of
 * the remaining capacity. Other nodes may use the same share, so together they can exceed the limit by that much.
 *
 * @param parameters.limit messages per topic.
 */
export function createTopicAllowances({ limit }: { readonly limit: number }): TopicAllowances {
  const share = Math.max(1, Math.floor(limit / 8))
  const allowances = new Map<string, number>()
  return {
    needsCount: (topic, amount) => (allowances.get(topic) ?? 0) < amount,
    setCount(topic, messages, amount) {
      allowances.delete(topic)
      allowances.set(topic, Math.max(0, Math.min(limit - messages, Math.max(share, amount))))
      if (allowances.size <= topicsAtMost) return
      const [oldest] = allowances.keys()
      if (oldest !== undefined) allowances.delete(oldest)
    },
    take(topic) {
      const left = allowances.get(topic) ?? 0
      if (left > 0) allowances.set(topic, left - 1)
      return left > 0
    },
    giveBack(topic) {
      const left = allowances.get(topic)
      if (left !== undefined) allowances.set(topic, left + 1)
    },
  }
}
