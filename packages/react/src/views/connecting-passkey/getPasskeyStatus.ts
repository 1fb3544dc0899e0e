import type { ErrorCode, LoginState } from '@latchkey/core'
import { getOpeningStatus, type OpeningStatus } from '../../internals/login/getOpeningStatus.ts'

/** The status of a login with a passkey. */
export type PasskeyStatus = 'asking' | 'waiting' | 'unreachable' | 'unavailable' | OpeningStatus

const unavailable: readonly (ErrorCode | undefined)[] = [
  'auth.unavailable',
  'auth.connectorNotFound',
  'config.originNotAllowed',
]

/** Returns the status of a login with a passkey. */
export function getPasskeyStatus(parameters: {
  readonly state: LoginState
  readonly code: ErrorCode | undefined
}): PasskeyStatus {
  const { code, state } = parameters
  if (state.step === 'passkey') return state.screen === null ? 'waiting' : 'screen'
  const opening = getOpeningStatus({ state, code })
  if (opening !== undefined) return opening
  if (code === undefined) return 'asking'
  return unavailable.includes(code) ? 'unavailable' : 'unreachable'
}

/** Whether the wallet is open, being opened, or was declined. */
export function isOpening(status: PasskeyStatus): status is OpeningStatus {
  return !['asking', 'waiting', 'unreachable', 'unavailable'].includes(status)
}
