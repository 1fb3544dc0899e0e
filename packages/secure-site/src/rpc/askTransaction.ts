import { keccak_256 } from '@noble/hashes/sha3.js'
import { FrameFailure } from '../session/FrameFailure.ts'
import { SiteRefusal } from '../session/SiteRefusal.ts'
import { toHex, type Bytes } from '../vault/bytes.ts'
import type { SingleRequest } from '../vault/sign/SignRequest.ts'
import type { AskContext, Asked } from './Asked.ts'
import { completeTransaction } from './completeTransaction.ts'
import { createUncertain } from './createUncertain.ts'
import { describeCalls } from './describeCalls.ts'
import type { Network } from './networks.ts'
import { type AskedTransaction, readTransaction } from './readTransaction.ts'
import { toList } from './readers.ts'
import { refuseRpc } from './refuseRpc.ts'
import { toNodeCall } from './toNodeCall.ts'
import { limitTrial } from './trial/limitTrial.ts'

/** `eth_sendTransaction`. The answer is the hash, which we compute ourselves. */
export async function askTransaction(context: AskContext, network: Network): Promise<Asked> {
  const [transaction, ...others] = toList(context.params, 1)
  if (others.length > 0) refuseRpc('more than one transaction')
  const asked = readTransaction(transaction, context)
  return {
    ...(await toTransactions(context, network, [asked])),
    title: 'transaction',
    finish: async ([signed]) => send(signed ?? new Uint8Array(), context),
  }
}

/** Completes transactions that follow each other, and tells how they are shown. */
export async function toTransactions(
  context: AskContext,
  network: Network,
  asked: readonly AskedTransaction[],
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
    describe: (shown) => describeCalls({ requests: shown, network, ask }),
    tryOut: (shown) =>
      limitTrial({
        run: async () => (await import('./trial/tryCalls.ts')).tryCalls({ requests: shown, from, network, ask }),
      }),
  }
}

/** Sends a signed transaction. Without an answer it may have arrived all the same, and the page learns its hash. */
async function send(signed: Bytes, context: Pick<AskContext, 'ask'>): Promise<string> {
  const { hash, isKnown } = await broadcast(signed, context)
  if (!isKnown) throw createUncertain(hash)
  return hash
}

/** Sends a signed transaction, and returns whether the chain is known to have it. */
export async function broadcast(
  signed: Bytes,
  { ask }: Pick<AskContext, 'ask'>,
): Promise<{ readonly hash: string; readonly isKnown: boolean }> {
  const hash = `0x${toHex(keccak_256(signed))}`
  try {
    await ask('eth_sendRawTransaction', [`0x${toHex(signed)}`])
  } catch (error) {
    const isUnknown = error instanceof SiteRefusal
    // A node that has the transaction already, for example because it answered too late before.
    const isThere =
      error instanceof FrameFailure && /already known|already imported|known transaction/i.test(error.message)
    if (isUnknown) return { hash, isKnown: await findTransaction(hash, ask) }
    if (!isThere) throw error
  }
  return { hash, isKnown: true }
}

async function findTransaction(hash: string, ask: AskContext['ask']): Promise<boolean> {
  try {
    // Of one that it does not know, a node answers null.
    const found = await ask('eth_getTransactionByHash', [hash])
    return typeof found === 'object' && found !== null
  } catch {
    return false
  }
}
