import { isRecord } from '../wallet/parse/isRecord.ts'

/** Parses the options for sending a transaction. Unknown and invalid ones are dropped. */
export function parseSendOptions(options: unknown): Readonly<Record<string, boolean | number | string>> {
  const { skipPreflight, preflightCommitment, maxRetries, minContextSlot } = isRecord(options) ? options : {}
  const commitments: readonly unknown[] = ['processed', 'confirmed', 'finalized']
  return {
    ...(typeof skipPreflight === 'boolean' && { skipPreflight }),
    ...(typeof preflightCommitment === 'string' &&
      commitments.includes(preflightCommitment) && { preflightCommitment }),
    ...(isCount(maxRetries) && { maxRetries }),
    ...(isCount(minContextSlot) && { minContextSlot }),
  }
}

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0
}
