import type { FeatureFlag } from './features.ts'
import type { OptionsState } from './optionsState.ts'

/** The features that require the cloud. */
const cloudFeatures: readonly FeatureFlag[] = ['swaps', 'onramp', 'activity', 'nfts', 'analytics']
/** The features that require the secure site, which the cloud usually names. */
const loginFeatures: readonly FeatureFlag[] = ['email', 'socials']

/**
 * Returns whether a feature is turned on, has something to offer, and has the cloud or the secure site if it requires one. All code
 * uses this check, and the code of a disabled feature is never loaded.
 *
 * @example
 * ```ts
 * isFeatureEnabled(modal.controllers.options.store.getState(), 'swaps')
 * ```
 */
export function isFeatureEnabled(
  state: Pick<OptionsState, 'features' | 'remoteFeatures' | 'cloud' | 'secureSite'>,
  feature: FeatureFlag,
): boolean {
  if (state.cloud === null && cloudFeatures.includes(feature)) return false
  if (state.secureSite === null && loginFeatures.includes(feature)) return false
  const value = { ...state.features, ...state.remoteFeatures }[feature]
  return typeof value === 'boolean' ? value : value.length > 0
}
