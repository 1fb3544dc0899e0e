import { createFeatureError } from '../../../kernel/errors/createFeatureError.ts'
import type { ModalError } from '../../../kernel/errors/ModalError.ts'

/** Why the relay will not have this app, by the words it closed with. */
export function toRefusal(parameters: { readonly reason: string; readonly origin: string }): ModalError {
  const { reason, origin } = parameters
  const details = `The relay says: ${reason.slice(0, 200)}`
  // A token is made for each connection: one that is too old or too young means that a clock is wrong.
  if (/jwt.*(?:not yet valid|expired)/i.test(reason)) return createFeatureError('session.expired', { details })
  if (/origin/i.test(reason)) return createFeatureError('config.originNotAllowed', { details, context: { origin } })
  if (/project|invalid key/i.test(reason)) return createFeatureError('config.projectIdInvalid', { details })
  return createFeatureError('relay.refused', { details, context: { reason: reason.slice(0, 200) } })
}
