import { ModalError } from '@latchkey/core/adapter'
import type { AskEsplora, EsploraCall } from './createEsplora.ts'

/**
 * Broadcasts a transaction. One that the network already knows counts as sent.
 *
 * @throws `transaction.dust`, `transaction.insufficientFunds`, or `request.failed` with the node's reason, or with the
 * transaction's id if no server confirmed it.
 */
export async function broadcast(
  ask: AskEsplora,
  call: Pick<EsploraCall, 'network' | 'signal'> & { readonly id: string; readonly hex: string },
): Promise<void> {
  const { id, hex, ...request } = call
  const { status, text } = await ask({ ...request, path: '/tx', body: hex }).catch(async (cause: unknown) => {
    call.signal?.throwIfAborted()
    // A server may have relayed it before it failed.
    const known = await ask({ ...request, path: `/tx/${id}/status` }).catch(() => undefined)
    if (known?.status === 200) return known
    const details = `No server confirmed transaction ${id}: look it up before you send again`
    throw new ModalError('request.failed', { cause, details })
  })
  if (status >= 200 && status < 300) return
  if (/already[- ]?(in|known)|txn-already/i.test(text)) return
  const details = `The node refused the transaction: ${text.slice(0, 300)}`
  if (/dust/i.test(text)) throw new ModalError('transaction.dust', { details })
  if (/in-belowout|insufficient funds/i.test(text)) throw new ModalError('transaction.insufficientFunds', { details })
  throw new ModalError('request.failed', { details, context: { providerCode: status } })
}
