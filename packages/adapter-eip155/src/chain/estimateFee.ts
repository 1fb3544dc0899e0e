import { isPlainObject } from '@latchkey/core/adapter'
import type { FeeEstimate } from '@latchkey/core/adapter'
import { numberToHex } from 'viem'
import { parseQuantity } from './parseQuantity.ts'
import { readRollupFee } from './readRollupFee.ts'

/** Sends a request to the chain in question. */
export type ReadChain = (method: string, params: readonly unknown[]) => Promise<unknown>

/** A transaction in the form of a wallet's request. */
export interface ChainCall {
  readonly from: `0x${string}`
  readonly to?: `0x${string}` | undefined
  readonly value?: `0x${string}` | undefined
  readonly data?: `0x${string}` | undefined
  readonly gas?: `0x${string}` | undefined
}

/** What the app decided about the fee of its own transaction. */
export interface FeeChoice {
  readonly gas?: bigint | undefined
  readonly gasPrice?: bigint | undefined
  readonly maxFeePerGas?: bigint | undefined
  readonly maxPriorityFeePerGas?: bigint | undefined
}

/**
 * Estimates the fee of a transaction: at the current base fee, and at most at twice that (EIP-1559), which covers five full
 * blocks in a row. Rollups of the OP stack add what they pay to their parent chain.
 *
 * @throws `transaction.reverted`, `transaction.insufficientFunds`, or the node's own refusal.
 */
export async function estimateFee(parameters: {
  readonly call: ChainCall
  readonly read: ReadChain
  readonly chainId: number
  readonly choice?: FeeChoice | undefined
}): Promise<FeeEstimate> {
  const { call, read, chainId, choice = {} } = parameters
  const [gas, prices] = await Promise.all([
    choice.gas ?? read('eth_estimateGas', [call]).then(parseQuantity),
    readPrices(read, choice),
  ])
  const rollup = await readRollupFee({ call, read, chainId, gas })
  return { fee: gas * prices.expected + rollup.fee, feeAtMost: gas * prices.atMost + rollup.feeAtMost }
}

/** The price of gas, in wei. */
async function readPrices(
  read: ReadChain,
  choice: FeeChoice,
): Promise<{ readonly expected: bigint; readonly atMost: bigint }> {
  const { gasPrice, maxFeePerGas } = choice
  if (gasPrice !== undefined) return { expected: gasPrice, atMost: gasPrice }
  const block = await read('eth_getBlockByNumber', ['latest', false])
  const baseFee = isPlainObject(block) ? block['baseFeePerGas'] : undefined
  if (baseFee === undefined || baseFee === null) {
    const price = parseQuantity(await read('eth_gasPrice', []))
    return { expected: price, atMost: price }
  }
  const base = parseQuantity(baseFee)
  const tip = choice.maxPriorityFeePerGas ?? (await readTip(read, base))
  const atMost = maxFeePerGas ?? base * 2n + tip
  return { expected: base + tip < atMost ? base + tip : atMost, atMost }
}

/** Not every node suggests a tip. All tell the price of gas, which contains one. */
async function readTip(read: ReadChain, base: bigint): Promise<bigint> {
  const suggested = await read('eth_maxPriorityFeePerGas', []).catch(() => undefined)
  if (suggested !== undefined) return parseQuantity(suggested)
  const price = parseQuantity(await read('eth_gasPrice', []))
  return price > base ? price - base : 0n
}

/** Writes a call's numbers as nodes read them. */
export function toChainCall(parameters: {
  readonly from: `0x${string}`
  readonly to?: `0x${string}` | undefined
  readonly value?: bigint | undefined
  readonly data?: `0x${string}` | undefined
}): ChainCall {
  const { from, to, value, data } = parameters
  return { from, ...(to && { to }), ...(value !== undefined && { value: numberToHex(value) }), ...(data && { data }) }
}
