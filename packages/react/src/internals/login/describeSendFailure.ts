import type { ErrorCode } from '@latchkey/core'
import type { Translator } from '../../messages/createTranslator.ts'

/** From this many seconds on, a wait is shown in minutes. */
const minutesFrom = 90

/** Says why no code was sent, or how long to wait. `undefined`: nothing has failed, or the wait is over. */
export function describeSendFailure(parameters: {
  readonly code: ErrorCode | undefined
  /** Until the next code may be sent. */
  readonly seconds: number
  readonly isOnline: boolean
  readonly t: Translator['t']
}): string | undefined {
  const { code, seconds, isOnline, t } = parameters
  switch (code) {
    case undefined:
      return undefined
    case 'auth.emailCooldown':
      return seconds === 0 ? undefined : t('login.cooldown', { seconds })
    case 'auth.limited':
      return describeLimit({ seconds, t })
    case 'auth.emailInvalid':
      return t('login.emailInvalid')
    case 'auth.unavailable':
    case 'auth.connectorNotFound':
      return t('login.unavailable')
    case 'config.originNotAllowed':
      return t('login.notAllowed')
    case 'auth.offline':
    case 'auth.emailUnavailable':
    case 'embeddedWallet.unreachable':
    case 'embeddedWallet.timedOut':
      return t(isOnline ? 'login.unreachable' : 'login.offline')
    default:
      return t('login.failed')
  }
}

/** Whether {@link describeSendFailure} counts the seconds down for this code. */
export const isCountdown = (code: ErrorCode | undefined): boolean =>
  code === 'auth.emailCooldown' || code === 'auth.limited'

/** Whether the login is not offered now: neither another try nor another address helps, only a wallet does. */
export const isLoginOff = (code: ErrorCode | undefined): boolean =>
  code === 'auth.unavailable' || code === 'config.originNotAllowed' || code === 'auth.connectorNotFound'

/** Says that there were too many attempts, and how long to wait if that is known. */
export function describeLimit({ seconds, t }: { readonly seconds: number; readonly t: Translator['t'] }): string {
  if (seconds === 0) return t('login.limitedNow')
  if (seconds < minutesFrom) return t('login.cooldown', { seconds })
  return t('login.limited', { minutes: Math.ceil(seconds / 60) })
}
