import { FrameFailure } from '../../session/FrameFailure.ts'
import { createUncertain } from '../createUncertain.ts'
import { readOperationReceipt } from './readOperationReceipt.ts'
import type { SmartPort } from './SmartPort.ts'

/** How long the page waits for an operation, in ms. */
const patience = 300_000

/**
 * Waits until an operation has happened, and returns the hash of its transaction.
 *
 * @throws FrameFailure `rpc.failed` if the chain has refused the calls, or with the operation's hash if it may still happen.
 */
export async function awaitOperation(
  port: SmartPort,
  operation: { readonly hash: string; readonly networkId: string; readonly signal: AbortSignal },
): Promise<string> {
  const { hash, signal } = operation
  const until = port.now() + patience
  for (let round = 0; port.now() < until; round += 1) {
    // A bundler that does not answer for a while is asked again.
    const receipt = await readOperationReceipt(port, operation).catch(() => undefined)
    if (receipt?.isDone === false)
      throw new FrameFailure(
        'rpc.failed',
        `The chain has refused the calls. None of them has happened, and you have paid nothing: ${receipt.transactionHash}`,
      )
    if (receipt !== undefined) return receipt.transactionHash
    try {
      await port.pause(signal, round)
    } catch {
      break
    }
  }
  throw createUncertain(hash)
}
