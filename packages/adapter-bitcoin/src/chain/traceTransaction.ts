import { readProperty } from '@latchkey/core/adapter'
import type { FindTransactionParameters, TraceTransactionParameters, TransactionTrace } from '@latchkey/core/adapter'
import type { BitcoinTypes } from '../types.ts'
import type { AskEsplora } from './createEsplora.ts'
import { loadPsbtTools } from './loadPsbtTools.ts'
import { readJson } from './readJson.ts'
import { parseSpent, toSpentFacts, type Spent } from './spentFacts.ts'
import { tellReplacement } from './tellReplacement.ts'

/** The form of a transaction's id. */
const ID = /^[\da-f]{64}$/

type Place = Pick<FindTransactionParameters<BitcoinTypes>, 'address' | 'network' | 'signal'>

/**
 * Reads what tells the next transaction from others: the coins that it spends and the outputs that it has, or for a transfer, whose coins
 * are chosen later, which of the account's newest transactions make the same payment already.
 */
export async function traceTransaction(
  ask: AskEsplora,
  { transaction, transfer, ...place }: TraceTransactionParameters<BitcoinTypes>,
): Promise<TransactionTrace> {
  if (transaction) {
    const { parsePsbt, readSpent } = await loadPsbtTools()
    return { isContract: false, facts: toSpentFacts(readSpent(parsePsbt(transaction.psbt, 'app'))) }
  }
  if (!transfer) return { isContract: false, facts: {} }
  const payment = { to: transfer.to, amount: String(transfer.amount) }
  const known = await listPayments(ask, { ...place, ...payment })
  return { isContract: false, facts: { ...payment, known: known.join(' ') } }
}

/**
 * Finds the transaction of a trace, in a block or not: the one that spends its coins, or the account's newest that makes its payment.
 */
export async function findTransaction(
  ask: AskEsplora,
  { trace, ...place }: FindTransactionParameters<BitcoinTypes>,
): Promise<{ readonly id: string } | undefined> {
  const spent = parseSpent(trace)
  if (spent) return await findSpender(ask, { ...place, spent })
  const { to, amount, known = '' } = trace.facts
  if (to === undefined || amount === undefined) return undefined
  const ids = await listPayments(ask, { ...place, to, amount })
  const id = ids.find((each) => !known.includes(each))
  return id === undefined ? undefined : { id }
}

/** Finds the transaction that spends the first coin and makes the same payments. Any other one of the account took its place. */
async function findSpender(
  ask: AskEsplora,
  { spent: { coins, outputs }, ...call }: Pick<Place, 'network' | 'signal'> & { readonly spent: Spent },
): Promise<{ readonly id: string } | undefined> {
  const [coin] = coins
  if (!coin) return undefined
  const id = readProperty(await readJson(ask, { ...call, path: `/tx/${coin.txid}/outspend/${coin.index}` }), 'txid')
  if (typeof id !== 'string' || !ID.test(id)) return undefined
  if (outputs === undefined) return { id }
  return tellReplacement(await readJson(ask, { ...call, path: `/tx/${id}` }), outputs) === 'spedUp' ? { id } : undefined
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
