import { createFeatureError } from '../../kernel/errors/createFeatureError.ts'
import { isModalError } from '../../kernel/errors/isModalError.ts'
import { ModalError } from '../../kernel/errors/ModalError.ts'
import { toModalError } from '../../kernel/errors/toModalError.ts'

/** The words for a connection that does not come about. */
export function toProposalError(error: unknown): ModalError {
  if (isModalError(error, 'wallet.timeout') || isModalError(error, 'request.timedOut'))
    return createFeatureError('pairing.expired')
  if (isModalError(error, 'request.aborted')) return new ModalError('connection.aborted')
  return toModalError(error, 'connection.failed')
}
