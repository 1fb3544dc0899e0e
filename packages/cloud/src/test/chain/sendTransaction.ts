import { parse, string } from 'valibot'
import { expect, vi } from 'vitest'
import { sendRpc } from './sendRpc.ts'

/** Sends a transaction of one of the chain's own accounts, and returns its hash when it is in a block. */
export async function sendTransaction(
  url: string,
  transaction: Readonly<Record<string, unknown>> & { readonly from: string },
): Promise<string> {
  const hash = parse(string(), await sendRpc(url, 'eth_sendTransaction', [transaction]))
  await vi.waitFor(async () => expect(await sendRpc(url, 'eth_getTransactionReceipt', [hash])).not.toBe(null), {
    timeout: 60_000,
    interval: 2,
  })
  return hash
}
