import type { FindTransactionParameters, TraceTransactionParameters, TransactionTrace } from '@latchkey/core/adapter'
import type { Eip155Types } from '../types.ts'
import type { ReadChain } from './estimateFee.ts'
import { findByNonce } from './findByNonce.ts'
import { isContract } from './isContract.ts'
import { parseQuantity } from './parseQuantity.ts'
import { toFingerprint } from './parseSent.ts'
import { toTransferCall } from './toTransferCall.ts'

/** Reads the next nonce of an account, the newest block, and whether the account is a contract. */
export async function traceTransaction(
  read: ReadChain,
  parameters: TraceTransactionParameters<Eip155Types>,
): Promise<TransactionTrace> {
  const { address, transaction, transfer } = parameters
  const [nonce, block, code] = await Promise.all([
    transaction?.nonce ?? read('eth_getTransactionCount', [address, 'pending']).then(parseQuantity),
    read('eth_blockNumber', []).then(parseQuantity),
    read('eth_getCode', [address, 'latest']),
  ])
  const content = transaction ?? (transfer && toContent(transfer))
  return {
    isContract: isContract(code),
    facts: {
      from: address,
      nonce: String(nonce),
      block: String(block),
      ...(content && { content: toFingerprint(content) }),
    },
  }
}

function toContent(transfer: NonNullable<TraceTransactionParameters<Eip155Types>['transfer']>) {
  const call = toTransferCall(transfer)
  return 'data' in call ? call : { to: call.to, value: BigInt(call.value) }
}

/** A trace of this adapter. */
export interface ParsedTrace {
  readonly from: string
  readonly nonce: bigint
  readonly block: bigint
  readonly content: string | undefined
}

/** Parses a trace, which comes from storage. Returns `undefined` for anything else. */
export function parseTrace(trace: TransactionTrace | undefined): ParsedTrace | undefined {
  const { from, nonce = '', block = '', content } = trace?.facts ?? {}
  const isNumber = (text: string): boolean => /^\d{1,30}$/.test(text)
  if (from === undefined || !isNumber(nonce) || !isNumber(block)) return undefined
  return { from: from.toLowerCase(), nonce: BigInt(nonce), block: BigInt(block), content }
}

/**
 * Finds the transaction that used the nonce of a trace. One with other content than the trace names is not the one: the visitor has
 * sent another in the meantime.
 */
export async function findTransaction(
  read: ReadChain,
  { trace }: Pick<FindTransactionParameters<Eip155Types>, 'trace'>,
): Promise<{ readonly id: `0x${string}` } | undefined> {
  const parsed = parseTrace(trace)
  if (!parsed) return undefined
  const { from, nonce, block, content } = parsed
  if (parseQuantity(await read('eth_getTransactionCount', [from, 'latest'])) <= nonce) return undefined
  const last = parseQuantity(await read('eth_blockNumber', []))
  const found = await findByNonce({ from, nonce, read, first: block, last })
  return typeof found === 'object' && (content === undefined || content === found.sent.content)
    ? { id: found.id }
    : undefined
}
