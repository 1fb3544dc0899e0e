import { COMMITMENT } from '../constants.ts'
import type { Reader } from '../createReader.ts'
import { parseQuantity } from '../parseQuantity.ts'
import { toBase64 } from '../base64.ts'
import { decodeTransaction } from './decodeTransaction.ts'

/** What the chain asks for each signature, in lamports. */
const SIGNATURE_FEE = 5_000n

/** What a transaction costs, in lamports, with its priority: what the endpoint says, and not less than the rule gives. */
export async function readFee(parameters: {
  readonly bytes: Uint8Array
  /** In micro-lamports a unit. */
  readonly price: bigint
  readonly limit: number
  readonly reader: Reader
  readonly signal: AbortSignal | undefined
}): Promise<bigint> {
  const { bytes, price, limit, reader, signal } = parameters
  const decoded = decodeTransaction(bytes)
  const priority = (price * BigInt(limit) + 999_999n) / 1_000_000n
  const computed = SIGNATURE_FEE * BigInt(decoded?.signers.length ?? 1) + priority
  const message = new Uint8Array(decoded?.transaction.messageBytes ?? [])
  const told = await reader.ask('getFeeForMessage', [toBase64(message), { commitment: COMMITMENT }], signal)
  const { value } = Object(told)
  // Nothing is said of a message whose blockhash the node does not know yet.
  const fee = value === null || value === undefined ? 0n : parseQuantity(value)
  return fee > computed ? fee : computed
}
