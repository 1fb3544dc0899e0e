import { ModalError } from '../../../kernel/errors/ModalError.ts'

/** Converts the reason with which the relay refused the app to an error. */
export function toRefusal(parameters: { readonly reason: string; readonly origin: string }): ModalError {
  const { reason, origin } = parameters
  const details = `The relay says: ${reason.slice(0, 200)}`
  // Each connection has a new token, so one that is expired or not yet valid means that a clock is wrong.
  if (/jwt.*(?:not yet valid|expired)/i.test(reason)) return new ModalError('session.expired', { details })
  if (/origin/i.test(reason)) return new ModalError('config.originNotAllowed', { details, context: { origin } })
  if (/project|invalid key/i.test(reason)) return new ModalError('config.projectIdInvalid', { details })
  return new ModalError('relay.refused', { details, context: { reason: reason.slice(0, 200) } })
}
