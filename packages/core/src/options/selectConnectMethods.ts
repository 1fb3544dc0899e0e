import type { ConnectMethod } from './features.ts'
import { isFeatureEnabled } from './isFeatureEnabled.ts'
import type { OptionsState } from './optionsState.ts'

/**
 * The groups of the connect view that have something to offer, in order: the app's own, else e-mail, social, wallet
 * (S1.026), and with an injected wallet in the page wallet, e-mail, social (S1.027).
 *
 * @example
 * ```ts
 * selectConnectMethods(modal.controllers.options.store.getState(), { hasInjectedWallet: true }) // ['wallet']
 * ```
 */
export function selectConnectMethods(
  state: Pick<OptionsState, 'features' | 'remoteFeatures' | 'cloud'>,
  parameters: { readonly hasInjectedWallet: boolean },
): readonly ConnectMethod[] {
  const byPresence: readonly ConnectMethod[] = parameters.hasInjectedWallet
    ? ['wallet', 'email', 'social']
    : ['email', 'social', 'wallet']
  const order = state.features.connectMethodsOrder ?? byPresence
  // A method that the app's order leaves out is no way to switch it off: that is what its feature is for.
  return [...order, ...byPresence.filter((method) => !order.includes(method))].filter((method) => {
    if (method === 'wallet') return true
    return isFeatureEnabled(state, method === 'email' ? 'email' : 'socials')
  })
}
