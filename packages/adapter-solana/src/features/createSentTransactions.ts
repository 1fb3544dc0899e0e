/** How many transactions are remembered. */
const MAX_SENT = 256

/** Remembers until when the transactions of this page can land. */
export interface SentTransactions {
  /** Stores the last block height at which a transaction can land; `undefined` means no limit. */
  add(id: string, lastValidBlockHeight: bigint | undefined): void
  /** Returns what was stored, or `undefined` for a transaction of another page. */
  find(id: string): { readonly lastValidBlockHeight: bigint | undefined } | undefined
}

/** Creates an empty memory of sent transactions. */
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
