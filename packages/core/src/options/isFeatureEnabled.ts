import type { FeatureFlag } from './features.ts'
import type { OptionsState } from './optionsState.ts'

/** The features that require the cloud. */
const cloudFeatures: readonly FeatureFlag[] = ['email', 'socials', 'swaps', 'onramp', 'activity', 'analytics']

/**
 * Returns whether a feature is turned on, has something to offer, and has the cloud if it requires one. All code uses
 * this check, and the code of a disabled feature is never loaded.
 *
 * @example
 * ```ts
 * isFeatureEnabled(modal.controllers.options.store.getState(), 'swaps')
 * ```
 */
export function isFeatureEnabled(
  state: Pick<OptionsState, 'features' | 'remoteFeatures' | 'cloud'>,
  feature: FeatureFlag,
): boolean {
  if (state.cloud === null && cloudFeatures.includes(feature)) return false
  const value = { ...state.features, ...state.remoteFeatures }[feature]
  return typeof value === 'boolean' ? value : value.length > 0
}
