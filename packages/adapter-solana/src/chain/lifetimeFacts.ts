import type { TransactionTrace } from '@latchkey/core/adapter'
import type { Lifetime } from './createSentTransactions.ts'

/** Says that a transaction can land at any height, as with a durable nonce. */
const NO_LIMIT = 'none'

/** Returns the fact that says until when a transaction can land. */
export function toLifetimeFacts(lastValidBlockHeight: bigint | undefined): TransactionTrace['facts'] {
  return { lastValidBlockHeight: lastValidBlockHeight === undefined ? NO_LIMIT : String(lastValidBlockHeight) }
}

/** Parses the fact, which comes from storage. Returns `undefined` if it is missing. */
export function parseLifetime(facts: TransactionTrace['facts'] = {}): Lifetime | undefined {
  const { lastValidBlockHeight: text = '' } = facts
  if (text === NO_LIMIT) return { lastValidBlockHeight: undefined }
  return /^\d{1,20}$/.test(text) ? { lastValidBlockHeight: BigInt(text) } : undefined
}
