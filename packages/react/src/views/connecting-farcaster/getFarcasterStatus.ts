import type { ErrorCode, LoginState } from '@latchkey/core'
import { getOpeningStatus, type OpeningStatus } from '../../internals/login/getOpeningStatus.ts'

/** The status of a login with Farcaster. */
export type FarcasterStatus =
  | 'asking'
  | 'preparing'
  | 'code'
  | 'expired'
  | 'failed'
  | 'unavailable'
  | Exclude<OpeningStatus, 'failed'>
  // Opening the wallet has failed, not the login.
  | 'walletFailed'

const unavailable: readonly (ErrorCode | undefined)[] = [
  'auth.unavailable',
  'auth.connectorNotFound',
  'config.originNotAllowed',
]

/** Returns the status of a login with Farcaster. */
export function getFarcasterStatus(parameters: {
  readonly state: LoginState
  readonly code: ErrorCode | undefined
  /** The code of the login is loading, from the press on. */
  readonly isPending: boolean
}): FarcasterStatus {
  const { code, isPending, state } = parameters
  const opening = getOpeningStatus({ state, code })
  // The visitor is logged in; an earlier login of theirs does not count while another one is under way.
  if (opening !== undefined && (opening !== 'connected' || state.social === null))
    return opening === 'failed' ? 'walletFailed' : opening
  if (code === 'auth.codeExpired') return 'expired'
  if (code !== undefined) return unavailable.includes(code) ? 'unavailable' : 'failed'
  if (state.social === null) return isPending ? 'preparing' : 'asking'
  return state.social.uri === null ? 'preparing' : 'code'
}
