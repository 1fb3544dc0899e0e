import { defaultFeatures } from './constants.ts'
import type { WalletFeature } from './features.ts'
import { isFeatureEnabled } from './isFeatureEnabled.ts'
import type { OptionsState } from './optionsState.ts'

/**
 * Returns the wallet features that are turned on, in the app's order. By default buying, swapping, receiving, sending.
 *
 * @example
 * ```ts
 * selectWalletFeatures(modal.controllers.options.store.getState()) // ['receive', 'send'] without a cloud
 * ```
 */
export function selectWalletFeatures(
  state: Pick<OptionsState, 'features' | 'remoteFeatures' | 'cloud' | 'secureSite'>,
): readonly WalletFeature[] {
  // The order does not disable features: a missing feature is appended.
  const order = new Set([...state.features.walletFeaturesOrder, ...defaultFeatures.walletFeaturesOrder])
  return [...order].filter((feature) => isFeatureEnabled(state, feature))
}
