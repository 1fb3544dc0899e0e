/**
 * Returns the view that asks for a network switch, by the rules of S4.051 to S4.056 in their order. `none`: the target
 * is the current network.
 */
export function getSwitchView(state: {
  readonly isCurrent: boolean
  /** Whether the auth connector is active and supports the target chain. */
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
