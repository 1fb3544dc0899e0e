import { isModalError } from '../../kernel/errors/isModalError.ts'
import { ModalError } from '../../kernel/errors/ModalError.ts'
import { toModalError } from '../../kernel/errors/toModalError.ts'

/** Converts the failure of a proposal to an error of the catalogue. */
export function toProposalError(error: unknown): ModalError {
  if (isModalError(error, 'wallet.timeout') || isModalError(error, 'request.timedOut'))
    return new ModalError('pairing.expired')
  if (isModalError(error, 'request.aborted')) return new ModalError('connection.aborted')
  return toModalError(error, 'connection.failed')
}
