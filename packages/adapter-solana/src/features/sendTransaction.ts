import { isModalError, ModalError } from '@latchkey/core/adapter'
import { encodeBase58 } from '../engine/base58.ts'
import type { Reader } from '../rpc/createReader.ts'
import { toBase64 } from '../utils/base64.ts'
import type { SentTransactions } from './createSentTransactions.ts'
import { readBlockHeight } from './readBlockHeight.ts'
import { readExpiry } from './readExpiry.ts'
import type { Actor } from './types.ts'
import { loadTransactions } from '../utils/loadTransactions.ts'

/**
 * Has the wallet sign a transaction and sends it by the app's own endpoint, which simulates it before; a wallet that can only do
 * both at once does both. One that expired before it could land is made anew once, which asks the human once more: only when the
 * chain has gone past its last block and does not know it, so that it can never land twice.
 *
 * @throws `transaction.expired`, `transaction.insufficientFunds`, `transaction.simulationFailed`, and what the wallet refuses.
 */
export async function sendTransaction(parameters: {
  readonly actor: Actor
  readonly reader: Reader
  readonly sent: SentTransactions
  /** In the wire format. */
  readonly bytes: Uint8Array
  /** The last block at which it can land; `undefined` if it can at any. */
  readonly lastValidBlockHeight: bigint | undefined
  /** Whether it can be made anew with another blockhash, because nobody else has signed it. */
  readonly isReplaceable: boolean
}): Promise<{ readonly id: string }> {
  const { actor, reader, sent, isReplaceable } = parameters
  const { call, link, ask } = actor
  const { signal } = call
  let { bytes, lastValidBlockHeight } = parameters
  const { assertSigned, getTransactionId, replaceBlockhash } = await loadTransactions()
  const { signTransactions, sendTransaction: send } = link

  for (let isRetry = false; ; isRetry = true) {
    if (!signTransactions) {
      if (!send) throw new ModalError('feature.unsupported', { context: { feature: 'transaction' } })
      const given = { ...call, transaction: bytes }
      const id = encodeBase58(await ask('signAndSendTransaction', () => send(given)))
      sent.add(id, lastValidBlockHeight)
      return { id }
    }
    const given = { ...call, transactions: [bytes] }
    const [signed] = await ask('signTransaction', () => signTransactions(given))
    if (signed === undefined) throw new ModalError('wallet.invalidResponse')
    await assertSigned(signed, call.address)
    const { id, blockhash } = getTransactionId(signed)
    // A wallet may have given it another blockhash; then it lives as long as any other.
    if (lastValidBlockHeight !== undefined && blockhash !== getTransactionId(bytes, false).blockhash)
      lastValidBlockHeight = (await readExpiry({ reader, signal })).lastValidBlockHeight
    try {
      await post({ signed, reader, signal })
      sent.add(id, lastValidBlockHeight)
      return { id }
    } catch (error) {
      const isExpired = isModalError(error, 'transaction.expired')
      // An endpoint that did not answer may have sent it all the same.
      if (!isExpired && !isModalError(error, 'request.failed')) throw error
      const fate = await getFate({ id, lastValidBlockHeight, reader, signal }).catch(() => 'unknown' as const)
      if (fate === 'landed') {
        sent.add(id, lastValidBlockHeight)
        return { id }
      }
      if (!isExpired || isRetry || !isReplaceable || fate === 'unknown') throw error
      const fresh = await readExpiry({ reader, signal })
      bytes = replaceBlockhash(bytes, fresh.blockhash)
      lastValidBlockHeight = fresh.lastValidBlockHeight
    }
  }
}

interface Question {
  readonly reader: Reader
  readonly signal: AbortSignal | undefined
}

async function post({ signed, reader, signal }: Question & { readonly signed: Uint8Array }): Promise<void> {
  const options = { encoding: 'base64', preflightCommitment: 'confirmed' }
  await reader.ask('sendTransaction', [toBase64(signed), options], signal).catch((error: unknown) => {
    const isKnown = isModalError(error) && error.details?.startsWith('AlreadyProcessed')
    if (!isKnown) throw error
  })
}

/** Whether a transaction has landed, never will, or may still. */
async function getFate(
  question: Question & { readonly id: string; readonly lastValidBlockHeight: bigint | undefined },
): Promise<'landed' | 'dead' | 'unknown'> {
  const { id, lastValidBlockHeight, reader, signal } = question
  // Read before the status: what is not there afterwards did not land until then.
  const blockHeight = await readBlockHeight({ reader, signal })
  const statuses = await reader.askValue('getSignatureStatuses', [[id], { searchTransactionHistory: true }], signal)
  const status: unknown = Array.isArray(statuses) ? statuses[0] : undefined
  if (status !== null) return status === undefined ? 'unknown' : 'landed'
  return lastValidBlockHeight !== undefined && blockHeight > lastValidBlockHeight ? 'dead' : 'unknown'
}
