import type { ErrorCode, LoginState } from '@latchkey/core'
import { getOpeningStatus, type OpeningStatus } from '../../internals/login/getOpeningStatus.ts'

/** The status of a social login. */
export type SocialStatus =
  | 'asking'
  | 'waiting'
  | 'blocked'
  | 'received'
  | 'closed'
  | 'code'
  | 'failed'
  | 'unavailable'
  | OpeningStatusOfLogin

/** Opening the wallet, whose failure is told from that of the login. */
type OpeningStatusOfLogin = Exclude<OpeningStatus, 'failed'> | 'walletFailed'

const codeErrors: readonly (ErrorCode | undefined)[] = ['auth.codeWrong', 'auth.codeExpired', 'auth.codeExhausted']
const unavailable: readonly (ErrorCode | undefined)[] = [
  'auth.unavailable',
  'auth.connectorNotFound',
  'config.originNotAllowed',
]

/** Returns the status of a social login. */
export function getSocialStatus(parameters: {
  readonly state: LoginState
  readonly code: ErrorCode | undefined
  /** The code of the login is loading, from the press on. */
  readonly isPending: boolean
  /** The visitor wants to enter a code. */
  readonly wantsCode: boolean
}): SocialStatus {
  const { code, isPending, state, wantsCode } = parameters
  // The visitor is logged in; an earlier login of theirs does not count while another one is under way.
  const opening = getOpeningStatus({ state, code })
  if (opening !== undefined && (opening !== 'connected' || state.social === null))
    return opening === 'failed' ? 'walletFailed' : opening
  // The field stays while its code is checked.
  if (wantsCode || codeErrors.includes(code)) return 'code'
  if (code !== undefined) {
    if (code === 'auth.popupClosed') return 'closed'
    return unavailable.includes(code) ? 'unavailable' : 'failed'
  }
  if (state.social === null) return isPending ? 'waiting' : 'asking'
  if (state.social.step === 'received') return 'received'
  return state.social.step === 'started' && state.social.uri !== null ? 'blocked' : 'waiting'
}
