import type { Bytes } from '../../vault/bytes.ts'
import type { Asked } from '../Asked.ts'
import type { CallParts } from '../CallParts.ts'
import { describeCalls } from '../describeCalls.ts'
import { createTryOut } from '../trial/createTryOut.ts'
import type { SponsoredOperation } from './askOperation.ts'
import { findEarlier } from './findEarlier.ts'

/** What is shown of an operation, and how it is tried out. */
export async function toOperation(
  { account, batches, context, network }: CallParts,
  operation: SponsoredOperation,
): Promise<Omit<Asked, 'title' | 'finish'>> {
  const { ask, from, networkId } = context
  const earlier = await findEarlier({ batches, context, port: account.port, replacedBy: operation.nonce })
  return {
    networkId,
    from,
    request: operation.request,
    beforeSigning: operation.renew,
    describe: (requests) => describeCalls({ requests, network, ask, more: { sponsor: 'pays', earlier } }),
    tryOut: createTryOut(context, network),
  }
}

/**
 * Sends an operation, and remembers it. Returns whether the bundler is known to have it.
 *
 * @param sent.batchId of the page, if it has one.
 * @throws FrameFailure `rpc.failed` if the bundler has refused it.
 */
export async function sendOperation(
  { batches, context }: Pick<CallParts, 'batches' | 'context'>,
  sent: {
    readonly operation: SponsoredOperation
    readonly signed: readonly Bytes[]
    readonly batchId?: string | undefined
  },
): Promise<boolean> {
  const { operation, signed, batchId = batches.reserve(undefined) } = sent
  const { from, networkId } = context
  const isKnown = await operation.send(signed)
  const [count, nonce] = [operation.request.calls.length, String(operation.nonce)]
  batches.set({ id: batchId, networkId, from, hashes: [], count, isAtomic: true, nonce, operation: operation.hash })
  return isKnown
}
