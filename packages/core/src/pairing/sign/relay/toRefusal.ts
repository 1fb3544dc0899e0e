import { createFeatureError } from '../../../kernel/errors/createFeatureError.ts'
import type { ModalError } from '../../../kernel/errors/ModalError.ts'

/** Converts the reason with which the relay refused the app to an error. */
export function toRefusal(parameters: { readonly reason: string; readonly origin: string }): ModalError {
  const { reason, origin } = parameters
  const details = `The relay says: ${reason.slice(0, 200)}`
  // Each connection has a new token, so one that is expired or not yet valid means that a clock is wrong.
  if (/jwt.*(?:not yet valid|expired)/i.test(reason)) return createFeatureError('session.expired', { details })
  if (/origin/i.test(reason)) return createFeatureError('config.originNotAllowed', { details, context: { origin } })
  if (/project|invalid key/i.test(reason)) return createFeatureError('config.projectIdInvalid', { details })
  return createFeatureError('relay.refused', { details, context: { reason: reason.slice(0, 200) } })
}
