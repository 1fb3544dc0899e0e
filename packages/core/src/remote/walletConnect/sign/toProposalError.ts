import { createFeatureError } from '../../../errors/createFeatureError.ts'
import { isModalError } from '../../../errors/isModalError.ts'
import { ModalError } from '../../../errors/ModalError.ts'
import { toModalError } from '../../../errors/toModalError.ts'

/** The words for a connection that does not come about. */
export function toProposalError(error: unknown): ModalError {
  if (isModalError(error, 'wallet.timeout') || isModalError(error, 'request.timedOut'))
    return createFeatureError('pairing.expired')
  if (isModalError(error, 'request.aborted')) return new ModalError('connection.aborted')
  return toModalError(error, 'connection.failed')
}
