import { isModalError, ModalError, readProperty, toModalError } from '@latchkey/core/adapter'

/** What was being done when a wallet refused. */
export type ReferenceAction = 'connect' | 'switchNetwork' | 'request'

const CODES = {
  connect: { USER_REJECTED: 'connection.rejected', PENDING: 'connection.pending', otherwise: 'connection.failed' },
  switchNetwork: {
    USER_REJECTED: 'network.switchRejected',
    PENDING: 'connection.pending',
    otherwise: 'network.switchFailed',
  },
  request: {
    USER_REJECTED: 'request.rejected',
    INSUFFICIENT_FUNDS: 'transaction.insufficientFunds',
    otherwise: 'request.failed',
  },
} as const

/** Turns what a wallet refused with into an error of the catalogue. */
export function toReferenceError(cause: unknown, action: ReferenceAction): ModalError {
  if (isModalError(cause)) return cause
  const given = readProperty(cause, 'code')
  for (const [answer, code] of Object.entries(CODES[action]))
    if (answer === given) return new ModalError<typeof code>(code, { cause })
  return toModalError(cause, CODES[action].otherwise)
}
