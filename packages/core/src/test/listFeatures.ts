import type { AdapterFeatures, FeatureName } from '../adapter/features.ts'

const names: readonly FeatureName[] = ['message', 'typedData', 'balance', 'transfer', 'transaction', 'assets', 'calls']

/** Lists the names of the available features. */
export function listFeatures(features: AdapterFeatures): readonly FeatureName[] {
  return names.filter((name) => features[name])
}
