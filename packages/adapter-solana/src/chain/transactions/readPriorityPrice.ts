import { readProperty } from '@latchkey/core/adapter'
import type { Reader } from '../createReader.ts'

/** How many accounts a node is asked about at most. */
const MAX_ACCOUNTS = 128

const MICRO_LAMPORTS = 1_000_000n

/**
 * What to pay for priority, in micro-lamports a unit of computing: as much as three quarters of the last slots asked for with these
 * accounts, but never more in sum than the limit. Nothing if the endpoint does not say.
 */
export async function readPriorityPrice(parameters: {
  /** The accounts that are written to. */
  readonly accounts: readonly string[]
  /** How much it may compute. */
  readonly limit: number
  /** In lamports. */
  readonly maxFee: bigint
  readonly reader: Reader
  readonly signal: AbortSignal | undefined
}): Promise<bigint> {
  const { accounts, limit, maxFee, reader, signal } = parameters
  if (maxFee === 0n || limit <= 0) return 0n
  const answer = await reader
    .ask('getRecentPrioritizationFees', [accounts.slice(0, MAX_ACCOUNTS)], signal)
    .catch((cause: unknown) => {
      signal?.throwIfAborted()
      return cause
    })
  const rows: readonly unknown[] = Array.isArray(answer) ? answer : []
  const prices = rows
    .map((row) => readProperty(row, 'prioritizationFee'))
    .flatMap((price) => (typeof price === 'number' && Number.isSafeInteger(price) && price >= 0 ? [BigInt(price)] : []))
    .toSorted((left, right) => (left < right ? -1 : left > right ? 1 : 0))
  const price = prices[Math.floor(prices.length * 0.75)] ?? 0n
  const most = (maxFee * MICRO_LAMPORTS) / BigInt(limit)
  return price < most ? price : most
}
