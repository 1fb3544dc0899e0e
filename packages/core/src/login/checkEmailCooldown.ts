import { ModalError } from '../kernel/errors/ModalError.ts'
import { EMAIL_COOLDOWN } from './constants.ts'

/**
 * Refuses a login by e-mail within 30 s of the last code (S5.001 to S5.003).
 *
 * @throws `auth.emailCooldown` with the number of seconds to wait
 */
export function checkEmailCooldown(parameters: {
  /** When the last code was sent, in ms since the epoch. */
  readonly last: number | undefined
  readonly now: number
}): void {
  const { last, now } = parameters
  const wait = last === undefined ? 0 : last + EMAIL_COOLDOWN - now
  // A time in the future is that of a clock that was wrong.
  if (wait <= 0 || wait > EMAIL_COOLDOWN) return
  throw new ModalError('auth.emailCooldown', { context: { seconds: Math.ceil(wait / 1_000) } })
}
