import type { ErrorCode, LoginState } from '@latchkey/core'
import { getOpeningStatus, type OpeningStatus } from '../../internals/login/getOpeningStatus.ts'

/** The status of confirming this browser. */
export type DeviceStatus = OpeningStatus | 'waiting' | 'offline' | 'resending' | 'expired' | 'unsent'

/** The link has expired, the number was wrong, or the login was never begun. */
const ended: readonly (ErrorCode | undefined)[] = ['auth.codeExpired', 'auth.codeRequired', undefined]

/** Derives the status from core's state. */
export function getDeviceStatus(parameters: {
  readonly state: Pick<LoginState, 'step' | 'screen' | 'user' | 'expiresAt'>
  readonly code: ErrorCode | undefined
  /** The machine is loading for this view. */
  readonly isPending: boolean
  readonly isExpired: boolean
  readonly isOnline: boolean
}): DeviceStatus {
  const { state, code, isPending, isExpired, isOnline } = parameters
  const opening = getOpeningStatus({ state, code })
  if (opening) return opening
  if (state.step === 'device') return isExpired ? 'expired' : isOnline ? 'waiting' : 'offline'
  if (state.step === 'sending' || (isPending && code === undefined)) return 'resending'
  if (ended.includes(code)) return 'expired'
  // Once the number is confirmed, only the wallet is missing.
  return state.expiresAt === null ? 'failed' : 'unsent'
}
