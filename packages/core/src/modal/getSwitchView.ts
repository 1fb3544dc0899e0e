/**
 * The view that asks for a network switch, by the literal rule order of the specification (S4.051 to S4.056). `none`:
 * the target is the current network.
 */
export function getSwitchView(state: {
  readonly isCurrent: boolean
  /** The auth connector is active, and the target chain supports it. */
  readonly isAuthSwitch: boolean
  readonly ignoreSwitchConfirmation: boolean
  readonly isConnectedOnCurrent: boolean
  readonly isConnectedOnTarget: boolean
}): 'none' | 'SwitchNetwork' | 'SwitchActiveChain' {
  if (state.isCurrent) return 'none'
  if (state.isAuthSwitch || !state.ignoreSwitchConfirmation) return 'SwitchNetwork'
  if (state.isConnectedOnCurrent && !state.isConnectedOnTarget) return 'SwitchActiveChain'
  return 'SwitchNetwork'
}
