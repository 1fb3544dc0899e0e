import type { SiwxMessage } from '@latchkey/protocol/siwx'
import { SiwxError } from '../errors/SiwxError.ts'
import { parseTime } from '../message/parseTime.ts'

/**
 * Checks that a message is valid now.
 *
 * @throws SiwxError `siwx.expired` at or after `expirationTime`; `siwx.notYetValid` before `notBefore` or `issuedAt`.
 */
export function checkTimes(parameters: {
  readonly message: Pick<SiwxMessage, 'expirationTime' | 'notBefore' | 'issuedAt'>
  /** In ms since the epoch. */
  readonly now: number
  /** The tolerance for clocks that run ahead or behind, in ms. */
  readonly clockSkew: number
}): void {
  const { clockSkew, message, now } = parameters
  const toTime = (text: string | undefined): number | undefined => (text === undefined ? undefined : parseTime(text))
  const end = toTime(message.expirationTime)
  if (end !== undefined && now - clockSkew >= end)
    throw new SiwxError('siwx.expired', `The sign-in expired at ${message.expirationTime}. Sign in again.`)
  const start = Math.max(toTime(message.notBefore) ?? -Infinity, toTime(message.issuedAt) ?? -Infinity)
  if (now + clockSkew < start)
    throw new SiwxError('siwx.notYetValid', `The sign-in is not valid before ${new Date(start).toISOString()}.`)
}
