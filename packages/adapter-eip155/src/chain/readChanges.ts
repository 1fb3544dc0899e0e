import { isPlainObject } from '@latchkey/core/adapter'
import type { BalanceChange } from '@latchkey/core/adapter'
import { numberToHex } from 'viem'
import type { Eip155Address, Eip155Types } from '../types.ts'
import type { ReadChain } from './estimateFee.ts'
import { parseQuantity } from './parseQuantity.ts'
import { sumChanges } from './simulateTransaction.ts'

/**
 * Reads what a transaction in a block changed for an account, without its fee: tokens by the logs of its receipt, the coin by the
 * balances before and after its block. `undefined` if there is no receipt; without the coin if it cannot be said what the fee and
 * other transactions of the block changed.
 */
export async function readChanges(
  read: ReadChain,
  parameters: { readonly account: Eip155Address; readonly id: `0x${string}` },
): Promise<readonly BalanceChange<Eip155Types>[] | undefined> {
  const { account, id } = parameters
  const receipt = await read('eth_getTransactionReceipt', [id])
  if (!isPlainObject(receipt)) return undefined
  const { logs } = receipt
  const tokens = sumChanges(account, Array.isArray(logs) ? logs : [])
  // Public nodes keep the state of recent blocks only.
  const coin = await readCoin(read, { account, receipt }).catch(() => undefined)
  return coin === undefined ? tokens : [{ value: coin }, ...tokens]
}

async function readCoin(
  read: ReadChain,
  parameters: { readonly account: Eip155Address; readonly receipt: Readonly<Record<string, unknown>> },
): Promise<bigint | undefined> {
  const { account, receipt } = parameters
  const block = parseQuantity(receipt['blockNumber'])
  const at = async (method: string, height: bigint): Promise<bigint> =>
    parseQuantity(await read(method, [account, numberToHex(height)]))
  const [before, after, first, last] = await Promise.all([
    at('eth_getBalance', block - 1n),
    at('eth_getBalance', block),
    at('eth_getTransactionCount', block - 1n),
    at('eth_getTransactionCount', block),
  ])
  const isPayer = String(receipt['from']).toLowerCase() === account.toLowerCase()
  if (last - first !== (isPayer ? 1n : 0n)) return undefined
  const { gasUsed, effectiveGasPrice, l1Fee } = receipt
  // Rollups of the OP stack charge what they pay to their parent chain.
  const rollup = l1Fee === undefined || l1Fee === null ? 0n : parseQuantity(l1Fee)
  return after - before + (isPayer ? parseQuantity(gasUsed) * parseQuantity(effectiveGasPrice) + rollup : 0n)
}
