import { readProperty } from '@latchkey/core/adapter'
import type { FindTransactionParameters, TraceTransactionParameters, TransactionTrace } from '@latchkey/core/adapter'
import type { BitcoinTypes } from '../types.ts'
import type { AskEsplora } from './createEsplora.ts'
import { readJson } from './readJson.ts'

/** The form of a transaction's id. */
const ID = /^[\da-f]{64}$/

type Place = Pick<FindTransactionParameters<BitcoinTypes>, 'address' | 'network' | 'signal'>

/** Reads which of the account's newest transactions make the same payment already, so that none of them is taken for the next one. */
export async function traceTransaction(
  ask: AskEsplora,
  { transfer, ...place }: TraceTransactionParameters<BitcoinTypes>,
): Promise<TransactionTrace> {
  if (!transfer) return { isContract: false, facts: {} }
  const payment = { to: transfer.to, amount: String(transfer.amount) }
  const known = await listPayments(ask, { ...place, ...payment })
  return { isContract: false, facts: { ...payment, known: known.join(' ') } }
}

/** Finds the account's newest transaction that makes the payment of a trace, in a block or not. */
export async function findTransaction(
  ask: AskEsplora,
  { trace, ...place }: FindTransactionParameters<BitcoinTypes>,
): Promise<{ readonly id: string } | undefined> {
  const { to, amount, known = '' } = trace.facts
  if (to === undefined || amount === undefined) return undefined
  const ids = await listPayments(ask, { ...place, to, amount })
  const id = ids.find((each) => !known.includes(each))
  return id === undefined ? undefined : { id }
}

/** Lists the newest transactions of an account that pay an amount to a receiver. */
async function listPayments(
  ask: AskEsplora,
  parameters: Place & { readonly to: string; readonly amount: string },
): Promise<readonly string[]> {
  const { address, to, amount, ...call } = parameters
  const isPayer = (input: unknown): boolean => isOf(readProperty(input, 'prevout'), address)
  const isPayment = (output: unknown): boolean => isOf(output, to) && String(readProperty(output, 'value')) === amount
  return toList(await readJson(ask, { ...call, path: `/address/${address}/txs` })).flatMap((transaction) => {
    const id = readProperty(transaction, 'txid')
    const isMatch =
      toList(readProperty(transaction, 'vin')).some(isPayer) &&
      toList(readProperty(transaction, 'vout')).some(isPayment)
    return isMatch && typeof id === 'string' && ID.test(id) ? [id] : []
  })
}

const toList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

/** Bech32 addresses may be written in capitals. */
function isOf(output: unknown, address: string): boolean {
  const found = readProperty(output, 'scriptpubkey_address')
  return typeof found === 'string' && (found === address || found === address.toLowerCase())
}
