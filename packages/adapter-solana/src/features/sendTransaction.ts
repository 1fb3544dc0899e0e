import { isModalError, ModalError } from '@latchkey/core/adapter'
import type { OnFacts } from '@latchkey/core/adapter'
import { encodeBase58 } from '../chain/base58.ts'
import type { Reader } from '../chain/createReader.ts'
import { toBase64 } from '../chain/base64.ts'
import type { SentTransactions } from '../chain/createSentTransactions.ts'
import { toLifetimeFacts } from '../chain/lifetimeFacts.ts'
import { readBlockHeight } from '../chain/readBlockHeight.ts'
import { readExpiry } from '../chain/readExpiry.ts'
import type { SolanaClient } from './types.ts'
import { loadTransactions } from '../chain/loadTransactions.ts'

/**
 * Lets the wallet sign a transaction and sends it through the app's own endpoint, which simulates it first. A wallet without
 * separate signing signs and sends. A transaction that expired is rebuilt once with a new blockhash, which prompts again. This
 * happens only after the chain passed its last block without it, so that it cannot land twice.
 *
 * @throws `transaction.expired`, `transaction.insufficientFunds`, `transaction.simulationFailed`, and the wallet's refusal.
 */
export async function sendTransaction(parameters: {
  readonly client: SolanaClient
  readonly reader: Reader
  readonly sent: SentTransactions
  /** In the wire format. */
  readonly bytes: Uint8Array
  /** The last block at which it can land; `undefined` means no limit. */
  readonly lastValidBlockHeight: bigint | undefined
  /** Whether its blockhash may be replaced, because it has no other signatures. */
  readonly isReplaceable: boolean
  readonly onFacts: OnFacts['onFacts']
}): Promise<{ readonly id: string }> {
  const { client, reader, sent, isReplaceable, onFacts } = parameters
  const { call, connectedWallet, request } = client
  const { signal } = call
  let { bytes, lastValidBlockHeight } = parameters
  const { assertSigned, getTransactionId, replaceBlockhash } = await loadTransactions()
  const { signTransactions, sendTransaction: send } = connectedWallet

  /** Stores until when a signed transaction can land: before it is sent, because the page may be closed at any time. */
  const remember = (id: string): void => {
    sent.add(id, lastValidBlockHeight)
    onFacts?.({ ...toLifetimeFacts(lastValidBlockHeight), signature: id })
  }

  for (let isRetry = false; ; isRetry = true) {
    if (!signTransactions) {
      if (!send) throw new ModalError('feature.unsupported', { context: { feature: 'transaction' } })
      const input = { ...call, transaction: bytes }
      const id = encodeBase58(await request('signAndSendTransaction', () => send(input)))
      // The wallet may have renewed a blockhash until now, so the wait for it decides how long it is valid.
      if (lastValidBlockHeight === undefined) remember(id)
      return { id }
    }
    onFacts?.(toLifetimeFacts(lastValidBlockHeight))
    const input = { ...call, transactions: [bytes] }
    const [signed] = await request('signTransaction', () => signTransactions(input))
    if (signed === undefined) throw new ModalError('wallet.invalidResponse')
    await assertSigned(signed, call.address)
    const { id, blockhash } = getTransactionId(signed)
    // The wallet may have replaced the blockhash.
    if (lastValidBlockHeight !== undefined && blockhash !== getTransactionId(bytes, false).blockhash)
      lastValidBlockHeight = (await readExpiry({ reader, signal })).lastValidBlockHeight
    remember(id)
    try {
      await post({ signed, reader, signal })
      return { id }
    } catch (error) {
      const isExpired = isModalError(error, 'transaction.expired')
      // An endpoint that did not answer may still have sent it.
      if (!isExpired && !isModalError(error, 'request.failed')) throw error
      const fate = await getFate({ id, lastValidBlockHeight, reader, signal }).catch(() => 'unknown' as const)
      if (fate === 'landed') return { id }
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

/** Whether a transaction has landed, never will, or still may. */
async function getFate(
  question: Question & { readonly id: string; readonly lastValidBlockHeight: bigint | undefined },
): Promise<'landed' | 'dead' | 'unknown'> {
  const { id, lastValidBlockHeight, reader, signal } = question
  // Read before the status, so a missing transaction had not landed by that height.
  const blockHeight = await readBlockHeight({ reader, signal })
  const statuses = await reader.askValue('getSignatureStatuses', [[id], { searchTransactionHistory: true }], signal)
  const status: unknown = Array.isArray(statuses) ? statuses[0] : undefined
  if (status !== null) return status === undefined ? 'unknown' : 'landed'
  return lastValidBlockHeight !== undefined && blockHeight > lastValidBlockHeight ? 'dead' : 'unknown'
}
