import type { AskContext } from '../Asked.ts'
import type { SmartPort } from './SmartPort.ts'

/** How long the next transaction of a batch waits for the one before it, in ms. */
const patience = 120_000

/** Waits until a transaction is on the chain. Returns whether it is. */
export async function awaitReceipt(
  port: SmartPort,
  { ask, hash, signal }: Pick<AskContext, 'ask' | 'signal'> & { readonly hash: string },
): Promise<boolean> {
  const until = port.now() + patience
  for (let round = 0; port.now() < until; round += 1) {
    const receipt = await ask('eth_getTransactionReceipt', [hash]).catch(() => null)
    if (receipt !== null && receipt !== undefined) return true
    await port.pause(signal, round)
  }
  return false
}
