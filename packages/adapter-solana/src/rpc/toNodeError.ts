import { createFeatureError, ModalError, readProperty } from '@latchkey/core/adapter'
import { toChainError } from './toChainError.ts'

/**
 * Turns a node's error (JSON-RPC) into one of the catalogue. What a node says of a transaction that it simulated before it would
 * send it is told apart by `toChainError`.
 */
export function toNodeError(error: Readonly<Record<string, unknown>>): ModalError {
  const { code, message, data } = error
  const outcome = readProperty(data, 'err')
  if (outcome !== undefined && outcome !== null)
    return toChainError({ outcome, logs: readProperty(data, 'logs'), cause: error })
  const details = typeof message === 'string' ? message.slice(0, 300) : undefined
  if (/blockhash not found/i.test(details ?? ''))
    return createFeatureError('transaction.expired', { cause: error, details })
  if (code === -32_601)
    return new ModalError('request.unsupported', { cause: error, details, context: { method: 'an endpoint' } })
  return new ModalError('request.failed', {
    cause: error,
    details,
    ...(typeof code === 'number' && { context: { providerCode: code } }),
  })
}
