import { createFeatureError, ModalError } from '@latchkey/core/adapter'
import type { AskEsplora, EsploraCall } from './createEsplora.ts'

/**
 * Sends a transaction into the network. One that is known there already is sent.
 *
 * @throws `transaction.dust`, `transaction.insufficientFunds`, or `request.failed` with the node's reason.
 */
export async function broadcast(
  ask: AskEsplora,
  call: Pick<EsploraCall, 'network' | 'signal'> & { readonly hex: string },
): Promise<void> {
  const { hex, ...rest } = call
  const { status, text } = await ask({ ...rest, path: '/tx', body: hex })
  if (status >= 200 && status < 300) return
  // A server that was asked before may have passed it on before it failed.
  if (/already[- ]?(in|known)|txn-already/i.test(text)) return
  const details = `The node refused the transaction: ${text.slice(0, 300)}`
  if (/dust/i.test(text)) throw createFeatureError('transaction.dust', { details })
  if (/in-belowout|insufficient funds/i.test(text)) throw new ModalError('transaction.insufficientFunds', { details })
  throw new ModalError('request.failed', { details, context: { providerCode: status } })
}
