import type { SingleRequest } from '../vault/sign/SignRequest.ts'
import type { AskContext, Asked } from './Asked.ts'
import { completeTransaction } from './completeTransaction.ts'
import { describeCalls } from './describeCalls.ts'
import type { Network } from './networks.ts'
import type { AskedTransaction } from './readTransaction.ts'
import { toNodeCall } from './toNodeCall.ts'
import { createTryOut } from './trial/createTryOut.ts'

/** Completes transactions that follow each other, and says how they are shown. */
export async function toTransactions(
  context: AskContext,
  network: Network,
  {
    asked,
    more,
  }: { readonly asked: readonly AskedTransaction[]; readonly more: Parameters<typeof describeCalls>[0]['more'] },
): Promise<Pick<Asked, 'networkId' | 'from' | 'request' | 'describe' | 'tryOut'>> {
  const { ask, from, networkId } = context
  const requests: SingleRequest[] = []
  for (const [offset, each] of asked.entries()) {
    const estimateAfter = async (): Promise<bigint> => {
      const { estimateLast } = await import('./trial/estimateLast.ts')
      return estimateLast({ calls: asked.slice(0, offset + 1).map((call) => toNodeCall(call, from)), ask })
    }
    const { estimatedFee, transaction } = await completeTransaction({
      asked: each,
      context,
      offset,
      estimateAfter: offset === 0 ? undefined : estimateAfter,
    })
    requests.push({
      kind: 'evmTransaction',
      from,
      chainId: Number(networkId.split(':')[1]),
      transaction,
      estimatedFee,
    })
  }
  const [first] = requests
  return {
    networkId,
    from,
    request: requests.length === 1 && first !== undefined ? first : { kind: 'batch', requests },
    describe: (shown) => describeCalls({ requests: shown, network, ask, more }),
    tryOut: createTryOut(context, network),
  }
}
