import { FrameFailure } from '../../session/FrameFailure.ts'
import type { AskContext } from '../Asked.ts'
import { toQuantity } from '../readers.ts'

/**
 * Returns the account's next nonce. Nodes take one transaction of a delegated account at a time (go-ethereum#35739), and an authorization
 * counts only if nothing else uses its nonce.
 *
 * @throws FrameFailure `rpc.failed` while a transaction is under way.
 */
export async function requireSettled({ ask, from }: Pick<AskContext, 'ask' | 'from'>): Promise<bigint> {
  const [settled, pending] = await Promise.all(
    ['latest', 'pending'].map(async (block) =>
      toQuantity(await ask('eth_getTransactionCount', [from, block]), 'the nonce of the chain'),
    ),
  )
  if (settled === undefined || pending !== settled)
    throw new FrameFailure(
      'rpc.failed',
      'A transaction of this account is still under way on this network. A smart account sends one at a time. Nothing was signed; try again when it is confirmed.',
    )
  return settled
}
