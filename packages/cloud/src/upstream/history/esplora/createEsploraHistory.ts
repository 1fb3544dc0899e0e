import { array, boolean, integer, maxLength, minValue, nullish, number, object, pipe, regex, string } from 'valibot'
import type { InferOutput } from 'valibot'
import { formatUnits } from 'viem'
import { getNativeCoin } from '../../balances/nativeCoins.ts'
import type { HttpUpstream } from '../../http/createHttpUpstream.ts'
import { failAttempt } from '../../pool/Attempt.ts'
import type { HistoryProvider, HistoryTransaction, HistoryTransfer } from '../History.ts'

const bitcoin = 'bip122:000000000019d6689c085ae165831e93'

/** Confirmed transactions of a full page. */
const pageSize = 25

const sum = pipe(number(), integer(), minValue(0))
const output = object({ scriptpubkey_address: nullish(pipe(string(), maxLength(128))), value: sum })

const answerSchema = pipe(
  array(
    object({
      txid: pipe(string(), regex(/^[\da-f]{64}$/)),
      fee: sum,
      vin: array(object({ prevout: nullish(output) })),
      vout: array(output),
      status: object({ confirmed: boolean(), block_time: nullish(sum) }),
    }),
  ),
  maxLength(500),
)

type EsploraTransaction = InferOutput<typeof answerSchema>[number]

/**
 * Creates the transactions of a Bitcoin account from an Esplora instance: first those that wait in its mempool and the newest
 * 25, then 25 a page.
 */
export function createEsploraHistory({ upstream }: { readonly upstream: HttpUpstream }): HistoryProvider {
  return {
    chainIds: [bitcoin],
    async read({ question: { account, cursor }, ...limits }) {
      const path = ['address', account, 'txs', ...(cursor === undefined ? [] : ['chain', cursor])]
      const answer = await upstream.call({ path, schema: answerSchema, ...limits })
      if (answer.kind === 'failed') return answer
      const rows = answer.value
      if (!rows.every((row) => concerns(row, account))) return failAttempt('foreign_answer')
      const confirmed = rows.filter(({ status }) => status.confirmed)
      if (confirmed.some(({ status }) => typeof status.block_time !== 'number')) return failAttempt('schema')
      return {
        kind: 'answered',
        value: {
          transactions: rows.map((row) => toTransaction(row, account)),
          next: confirmed.length < pageSize ? undefined : confirmed.at(-1)?.txid,
        },
      }
    },
  }
}

function listOutputs({ vin, vout }: EsploraTransaction) {
  return { inputs: vin.flatMap(({ prevout }) => prevout ?? []), outputs: vout }
}

function concerns(row: EsploraTransaction, account: string): boolean {
  const { inputs, outputs } = listOutputs(row)
  return [...inputs, ...outputs].some(({ scriptpubkey_address: address }) => address === account)
}

function toTransaction(row: EsploraTransaction, account: string): HistoryTransaction {
  const { inputs, outputs } = listOutputs(row)
  const { block_time: time, confirmed } = row.status
  const isOwn = ({ scriptpubkey_address: address }: (typeof outputs)[number]): boolean => address === account
  const spent = add(inputs.filter(isOwn))
  const received = add(outputs.filter(isOwn))
  // Others may have paid a part, and then the fee cannot be attributed.
  const fee = inputs.every(isOwn) ? BigInt(row.fee) : 0n
  const sender = (inputs.find(isOwn) ?? inputs[0])?.scriptpubkey_address ?? 'coinbase'
  const receiver = outputs.find((one) => !isOwn(one) && one.scriptpubkey_address)?.scriptpubkey_address ?? account
  const change = received - spent + fee
  const common = {
    chainId: bitcoin,
    hash: row.txid,
    minedAt: confirmed && typeof time === 'number' ? time * 1_000 : undefined,
    status: confirmed ? 'confirmed' : 'pending',
    fee: toAmount(BigInt(row.fee)),
  } as const
  if (spent > 0n && change === 0n) {
    return { ...common, from: account, to: account, transfers: [toTransfer(account, account, received)] }
  }
  if (change > 0n) return { ...common, from: sender, to: account, transfers: [toTransfer(sender, account, change)] }
  return { ...common, from: account, to: receiver, transfers: [toTransfer(account, receiver, -change)] }
}

function toTransfer(from: string, to: string, amount: bigint): HistoryTransfer {
  const { name, symbol } = getNativeCoin(bitcoin) ?? {}
  return { from, to, name, symbol, numeric: toAmount(amount) }
}

function toAmount(amount: bigint): string {
  return formatUnits(amount, 8)
}

function add(outputs: readonly { readonly value: number }[]): bigint {
  return outputs.reduce((total, { value }) => total + BigInt(value), 0n)
}
