import { isRecord } from '../wallet/parse/isRecord.ts'
import { parseJson } from './parseJson.ts'

/** What an address holds, in satoshi. */
export async function readBalance(
  read: (path: string) => Promise<string>,
  address: string,
): Promise<{ readonly confirmed: bigint; readonly unconfirmed: bigint }> {
  const answer = parseJson(await read(`/address/${address}`))
  const { chain_stats: chain, mempool_stats: mempool } = isRecord(answer) ? answer : {}
  return { confirmed: toBalance(chain), unconfirmed: toBalance(mempool) }
}

function toBalance(stats: unknown): bigint {
  const { funded_txo_sum: funded, spent_txo_sum: spent } = isRecord(stats) ? stats : {}
  const isWhole = Number.isSafeInteger(funded) && Number.isSafeInteger(spent)
  return isWhole ? BigInt(Number(funded) - Number(spent)) : 0n
}
