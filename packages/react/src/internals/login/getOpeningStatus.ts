import type { ErrorCode, LoginState } from '@latchkey/core'

/** The status of opening the wallet of a visitor who is logged in. */
export type OpeningStatus = 'opening' | 'screen' | 'declined' | 'failed' | 'connected'

/** The ends that only opening the wallet has. */
const byCode: Readonly<Partial<Record<ErrorCode, OpeningStatus>>> = {
  'connection.rejected': 'declined',
  'request.rejected': 'declined',
  'embeddedWallet.unavailable': 'failed',
  'embeddedWallet.suspended': 'failed',
  'embeddedWallet.damaged': 'failed',
}

/** Returns the status, or `undefined` if the login is at another step. */
export function getOpeningStatus(parameters: {
  readonly state: Pick<LoginState, 'step' | 'screen' | 'user'>
  readonly code: ErrorCode | undefined
}): OpeningStatus | undefined {
  const { state, code } = parameters
  if (state.step === 'connecting') return state.screen === null ? 'opening' : 'screen'
  if (code !== undefined) return byCode[code]
  return state.step === 'idle' && state.user !== null ? 'connected' : undefined
}
