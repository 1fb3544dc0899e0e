/** How many transactions are remembered. */
const MAX_SENT = 256

/** Until when a transaction can land. */
export interface Lifetime {
  /** The last block height; `undefined` means no limit. */
  readonly lastValidBlockHeight: bigint | undefined
}

/** Remembers until when the transactions of this page can land. */
export interface SentTransactions {
  add(id: string, lastValidBlockHeight: bigint | undefined): void
  /** Returns what was stored, or `undefined` for a transaction of another page. */
  find(id: string): Lifetime | undefined
}

/** Creates an empty memory of sent transactions. */
export function createSentTransactions(): SentTransactions {
  const sent = new Map<string, Lifetime>()
  return {
    add: (id, lastValidBlockHeight) => {
      const [oldest] = sent.keys()
      if (sent.size >= MAX_SENT && oldest !== undefined) sent.delete(oldest)
      sent.set(id, { lastValidBlockHeight })
    },
    find: (id) => sent.get(id),
  }
}
