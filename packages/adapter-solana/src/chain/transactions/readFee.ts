import { COMMITMENT, SIGNATURE_FEE } from '../constants.ts'
import type { Reader } from '../createReader.ts'
import { parseQuantity } from '../parseQuantity.ts'
import { toBase64 } from '../base64.ts'
import { decodeTransaction } from './decodeTransaction.ts'

/** Reads a transaction's fee in lamports with its priority fee: the endpoint's answer, but at least the calculated fee. */
export async function readFee(parameters: {
  readonly bytes: Uint8Array
  /** In micro-lamports per compute unit. */
  readonly price: bigint
  readonly limit: number
  readonly reader: Reader
  readonly signal: AbortSignal | undefined
}): Promise<bigint> {
  const { bytes, price, limit, reader, signal } = parameters
  const decoded = decodeTransaction(bytes)
  const priority = toPriorityFee(price, limit)
  const computed = SIGNATURE_FEE * BigInt(decoded?.signers.length ?? 1) + priority
  const message = new Uint8Array(decoded?.transaction.messageBytes ?? [])
  const answer = await reader.ask('getFeeForMessage', [toBase64(message), { commitment: COMMITMENT }], signal)
  const { value } = Object(answer)
  // Nodes do not answer for a blockhash that they do not know yet.
  const fee = value === null || value === undefined ? 0n : parseQuantity(value)
  return fee > computed ? fee : computed
}

/** Returns the priority fee in lamports. */
export function toPriorityFee(price: bigint, limit: number): bigint {
  return (price * BigInt(limit) + 999_999n) / 1_000_000n
}
