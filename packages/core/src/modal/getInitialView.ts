/** Returns the first view of an opening modal (S2.034, S2.035). */
export function getInitialView(state: {
  readonly isConnected: boolean
  readonly isBasic: boolean
  readonly isMobile: boolean
}): 'Account' | 'Connect' | 'AllWallets' {
  if (state.isConnected) return 'Account'
  return state.isBasic && state.isMobile ? 'AllWallets' : 'Connect'
}
