import type { SiwxMessage } from '@latchkey/protocol/siwx'
import { SiwxError } from '../errors/SiwxError.ts'
import { parseTime } from '../message/parseTime.ts'

/**
 * Checks that now is within a message's times.
 *
 * @throws SiwxError `siwx.expired` from `expirationTime` on; `siwx.notYetValid` before `notBefore` or `issuedAt`.
 */
export function checkTimes(parameters: {
  readonly message: Pick<SiwxMessage, 'expirationTime' | 'notBefore' | 'issuedAt'>
  /** In ms since the epoch. */
  readonly now: number
  /** By how many ms another clock may be ahead or behind. */
  readonly clockSkew: number
}): void {
  const { clockSkew, message, now } = parameters
  const toTime = (text: string | undefined): number | undefined => (text === undefined ? undefined : parseTime(text))
  const end = toTime(message.expirationTime)
  if (end !== undefined && now - clockSkew >= end)
    throw new SiwxError('siwx.expired', `The sign-in has expired at ${message.expirationTime}. Sign in again.`)
  const start = Math.max(toTime(message.notBefore) ?? -Infinity, toTime(message.issuedAt) ?? -Infinity)
  if (now + clockSkew < start)
    throw new SiwxError('siwx.notYetValid', `The sign-in is valid from ${new Date(start).toISOString()} on.`)
}
