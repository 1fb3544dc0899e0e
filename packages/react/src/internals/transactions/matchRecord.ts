import type { Transaction, TransactionRecord } from '@latchkey/core'

/** Returns whether a transaction of the history is that of a record: the one in the block, if another took its place. */
export function matchRecord({ metadata, id }: Transaction, record: TransactionRecord): boolean {
  if (metadata.chain !== record.networkId) return false
  const hash = (metadata.hash ?? id.split(':').at(-1) ?? id).toLowerCase()
  return [record.id, record.replacementId].some((known) => known?.toLowerCase() === hash)
}
