import { isModalError } from '../../../kernel/errors/isModalError.ts'
import { ModalError } from '../../../kernel/errors/ModalError.ts'
import { toModalError } from '../../../kernel/errors/toModalError.ts'
import { readProperty } from '../../../kernel/utils/readProperty.ts'
import { toPeerError } from '../messages/toPeerError.ts'
import type { AnsweredRequest } from '../messages/toPeerError.ts'

/** Converts a rejection of `@walletconnect/sign-client` to an error of the catalogue. */
export function toUniversalError(error: unknown, request: AnsweredRequest): ModalError {
  if (isModalError(error)) return error
  const [code, words] = [readProperty(error, 'code'), readProperty(error, 'message')]
  const message = typeof words === 'string' ? words : ''
  // A wallet's error has a code; the library's own errors have none, or 0.
  if (typeof code === 'number' && code !== 0) return toPeerError({ code, message }, request)
  if (message.startsWith('Proposal expired')) return new ModalError('pairing.expired', { cause: error })
  if (message.startsWith('Request expired')) return new ModalError('wallet.timeout', { cause: error })
  return toModalError(error, request.action === 'connect' ? 'connection.failed' : 'request.failed')
}
