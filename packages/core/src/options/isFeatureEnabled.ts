import type { FeatureFlag } from './features.ts'
import type { OptionsState } from './optionsState.ts'

/** What lives in the cloud and is off without one. */
const cloudFeatures: readonly FeatureFlag[] = ['email', 'socials', 'swaps', 'onramp', 'activity', 'analytics']

/**
 * The one gate of every feature: whether it is switched on, has something to offer, and has the cloud that it needs. The
 * code of a feature that is not enabled is never loaded.
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
