import type { Hex } from 'viem'
import type { WalletContext } from './context.ts'
import { isRecord } from './parse/isRecord.ts'
import { sleep } from './sleep.ts'

/** The polling intervals in ms: short at first, for chains that mine at once. */
const intervals = [20, 50, 100, 250, 500]

/** Resolves to a transaction's receipt once it is mined; rejects with 4900 if the wallet ends first. */
export async function waitForReceipt(parameters: {
  readonly context: Pick<WalletContext, 'rpc' | 'signal'>
  readonly chainId: number
  readonly hash: Hex
}): Promise<Readonly<Record<string, unknown>>> {
  const { context, chainId, hash } = parameters
  for (let attempt = 0; ; attempt += 1) {
    const receipt = await context.rpc('eth_getTransactionReceipt', [hash], chainId)
    if (isRecord(receipt)) return receipt
    await sleep(intervals[attempt] ?? 1_000, context.signal)
  }
}
