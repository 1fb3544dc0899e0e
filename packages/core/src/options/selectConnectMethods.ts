import type { ConnectMethod } from './features.ts'
import { isFeatureEnabled } from './isFeatureEnabled.ts'
import type { OptionsState } from './optionsState.ts'

/**
 * Returns the available groups of the connect view in the app's order. By default e-mail, social, wallet, or
 * wallet, e-mail, social with an injected wallet.
 *
 * @example
 * ```ts
 * selectConnectMethods(modal.controllers.options.store.getState(), { hasInjectedWallet: true }) // ['wallet']
 * ```
 */
export function selectConnectMethods(
  state: Pick<OptionsState, 'features' | 'remoteFeatures' | 'cloud' | 'secureSite'>,
  parameters: { readonly hasInjectedWallet: boolean },
): readonly ConnectMethod[] {
  const byPresence: readonly ConnectMethod[] = parameters.hasInjectedWallet
    ? ['wallet', 'email', 'social']
    : ['email', 'social', 'wallet']
  const order = state.features.connectMethodsOrder ?? byPresence
  // The order does not disable methods: a missing method is appended. Features disable them.
  return [...order, ...byPresence.filter((method) => !order.includes(method))].filter((method) => {
    if (method === 'wallet') return true
    return isFeatureEnabled(state, method === 'email' ? 'email' : 'socials')
  })
}
