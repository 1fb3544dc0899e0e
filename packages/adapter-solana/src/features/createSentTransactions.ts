/** How many transactions are remembered. */
const MAX_SENT = 256

/** Until when the transactions of this page can land. */
export interface SentTransactions {
  /** Notes the last block height at which a transaction can land; `undefined` if it can at any. */
  add(id: string, lastValidBlockHeight: bigint | undefined): void
  /** What was noted, or nothing if the transaction is a stranger. */
  find(id: string): { readonly lastValidBlockHeight: bigint | undefined } | undefined
}

/** Makes the memory of what was sent. */
export function createSentTransactions(): SentTransactions {
  const sent = new Map<string, { readonly lastValidBlockHeight: bigint | undefined }>()
  return {
    add: (id, lastValidBlockHeight) => {
      const [oldest] = sent.keys()
      if (sent.size >= MAX_SENT && oldest !== undefined) sent.delete(oldest)
      sent.set(id, { lastValidBlockHeight })
    },
    find: (id) => sent.get(id),
  }
}
