import { readProperty } from '@latchkey/core/adapter'
import type { TransferSpeed } from '@latchkey/core/adapter'
import type { Reader } from '../createReader.ts'

/** The largest number of accounts in one request. */
const MAX_ACCOUNTS = 128

const MICRO_LAMPORTS = 1_000_000n

/** The share of recent prices that are no higher, by speed. */
const shares = { slow: 0.25, normal: 0.75, fast: 0.95 } as const

/**
 * Reads the priority price in micro-lamports per compute unit: a percentile of recent slots for these accounts, but in total
 * at most the limit. Zero if the endpoint does not answer.
 */
export async function readPriorityPrice(parameters: {
  /** The accounts that the transaction writes to. */
  readonly accounts: readonly string[]
  /** Its compute limit. */
  readonly limit: number
  /** In lamports. */
  readonly maxFee: bigint
  readonly speed: TransferSpeed
  readonly reader: Reader
  readonly signal: AbortSignal | undefined
}): Promise<bigint> {
  const { accounts, limit, maxFee, speed, reader, signal } = parameters
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
  const price = prices[Math.floor(prices.length * shares[speed])] ?? 0n
  const most = (maxFee * MICRO_LAMPORTS) / BigInt(limit)
  return price < most ? price : most
}
