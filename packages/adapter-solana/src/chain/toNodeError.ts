import { ModalError, readProperty } from '@latchkey/core/adapter'
import { toChainError } from './toChainError.ts'

/**
 * Maps a node's JSON-RPC error to one of the catalogue. `toChainError` maps the outcome of the simulation before a transaction is
 * sent.
 */
export function toNodeError(error: Readonly<Record<string, unknown>>): ModalError {
  const { code, message, data } = error
  const outcome = readProperty(data, 'err')
  if (outcome !== undefined && outcome !== null)
    return toChainError({ outcome, logs: readProperty(data, 'logs'), cause: error })
  const details = typeof message === 'string' ? message.slice(0, 300) : undefined
  if (/blockhash not found/i.test(details ?? ''))
    return new ModalError('transaction.expired', { cause: error, details })
  if (code === -32_601)
    return new ModalError('request.unsupported', { cause: error, details, context: { method: 'an endpoint' } })
  return new ModalError('request.failed', {
    cause: error,
    details,
    ...(typeof code === 'number' && { context: { providerCode: code } }),
  })
}
