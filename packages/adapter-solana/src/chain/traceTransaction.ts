import { isPlainObject, ModalError, readProperty } from '@latchkey/core/adapter'
import type { FindTransactionParameters, TraceTransactionParameters, TransactionTrace } from '@latchkey/core/adapter'
import type { SolanaTypes } from '../types.ts'
import { toBase64 } from './base64.ts'
import { COMMITMENT } from './constants.ts'
import type { Reader } from './createReader.ts'
import { loadTransactions } from './loadTransactions.ts'
import { isPayment } from './isPayment.ts'

/** How many of an account's newest transactions are compared with a trace. */
const MAX_COMPARED = 20

/** A blockhash that no chain has: 32 bytes of 0. It makes messages comparable that differ in nothing else. */
const NO_BLOCKHASH = '1'.repeat(32)

interface OnChain {
  readonly reader: Reader
}

/**
 * Reads the account's newest transaction, so that only newer ones are taken for the next one, and what tells that one from others: the
 * payment, or the message without its blockhash, which wallets may renew.
 */
export async function traceTransaction({
  reader,
  address,
  transaction,
  transfer,
  signal,
}: TraceTransactionParameters<SolanaTypes> & OnChain): Promise<TransactionTrace> {
  const [message, [newest]] = await Promise.all([
    transaction === undefined ? undefined : toComparable(transaction),
    listSignatures({ reader, address, options: { limit: 1 }, signal }),
  ])
  const { to, amount, token } = transfer ?? {}
  return {
    isContract: false,
    facts: {
      ...(newest !== undefined && { since: newest }),
      ...(message !== undefined && { message }),
      ...(to !== undefined && { to, amount: String(amount) }),
      ...(token !== undefined && { token }),
    },
  }
}

/**
 * Finds the transaction that a trace describes: the one that the wallet has signed, or the account's newest since then with the same
 * message or payment.
 */
export async function findTransaction({
  reader,
  address,
  trace,
  signal,
}: FindTransactionParameters<SolanaTypes> & OnChain): Promise<{ readonly id: string } | undefined> {
  const { since, message, to, amount, token, signature } = trace.facts
  // Whether it was sent is seen by waiting for it: it is valid only for a while.
  if (signature !== undefined) return { id: signature }
  if (message === undefined && to === undefined) return undefined
  const options = { limit: MAX_COMPARED, ...(since !== undefined && { until: since }) }
  for (const id of await listSignatures({ reader, address, options, signal })) {
    const read = async (encoding: 'base64' | 'jsonParsed'): Promise<unknown> => {
      const settings = { encoding, commitment: COMMITMENT, maxSupportedTransactionVersion: 0 }
      return await reader.ask('getTransaction', [id, settings], signal)
    }
    const isMatch =
      message === undefined
        ? isPayment(await read('jsonParsed'), { from: address, to, amount, token })
        : (await toComparable(readProperty(readProperty(await read('base64'), 'transaction'), '0'))) === message
    if (isMatch) return { id }
  }
  return undefined
}

/** Lists an account's transactions, the newest first. */
async function listSignatures(parameters: {
  readonly reader: Reader
  readonly address: string
  readonly options: Readonly<Record<string, string | number>>
  readonly signal: AbortSignal | undefined
}): Promise<readonly string[]> {
  const { reader, address, options, signal } = parameters
  const answer = await reader.ask('getSignaturesForAddress', [address, { commitment: COMMITMENT, ...options }], signal)
  if (!Array.isArray(answer))
    throw new ModalError('request.failed', { details: 'The endpoint answered with invalid signatures' })
  return answer.flatMap((entry: unknown) => {
    const signature = isPlainObject(entry) ? entry['signature'] : undefined
    return typeof signature === 'string' ? [signature] : []
  })
}

/** The message in base64, without its blockhash. Returns `undefined` for anything but a transaction. */
async function toComparable(transaction: unknown): Promise<string | undefined> {
  const { getMessage, replaceBlockhash, toTransactionBytes } = await loadTransactions()
  try {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- every value that is no transaction is refused
    const bytes = toTransactionBytes(transaction as SolanaTypes['transactionRequest'])
    return toBase64(getMessage(replaceBlockhash(bytes, NO_BLOCKHASH)))
  } catch (error) {
    if (error instanceof ModalError) return undefined
    throw error
  }
}
