/** How many more messages each topic may get before it is counted again. */
export interface TopicAllowances {
  /** Whether a topic's messages must be counted before it gets so many more. */
  needsCount(topic: string, wanted: number): boolean
  /** Notes how many messages wait on a topic. */
  setCount(topic: string, messages: number, wanted: number): void
  /** Takes one; false if the topic is full. */
  take(topic: string): boolean
  giveBack(topic: string): void
}

/** How many topics are remembered. One that was forgotten is counted again. */
const topicsAtMost = 50_000

/**
 * Makes the allowances of topics. Counting for each message would cost as much as storing it, so a count is good for a part
 * of what is left; other nodes may use the same part, so together they can go over the limit by that.
 *
 * @param parameters.limit of messages on one topic.
 */
export function createTopicAllowances({ limit }: { readonly limit: number }): TopicAllowances {
  const share = Math.max(1, Math.floor(limit / 8))
  const allowances = new Map<string, number>()
  return {
    needsCount: (topic, wanted) => (allowances.get(topic) ?? 0) < wanted,
    setCount(topic, messages, wanted) {
      allowances.delete(topic)
      allowances.set(topic, Math.max(0, Math.min(limit - messages, Math.max(share, wanted))))
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
