import type { FeatureOptions, RemoteFeatures } from './features.ts'
import { basicRemoteFeatures, defaultRemoteFeatures } from './constants.ts'

export interface ResolveRemoteFeaturesParameters {
  /** The app's own settings. */
  readonly local?: FeatureOptions | undefined
  /** The project's configuration, which overrides the app's settings (S6.003). */
  readonly remote?: Pick<FeatureOptions, keyof RemoteFeatures> | undefined
  /** Basic mode turns all of them off (S6.005). */
  readonly isBasic: boolean
}

/** Resolves the features that the project's configuration decides. */
export function resolveRemoteFeatures(parameters: ResolveRemoteFeaturesParameters): RemoteFeatures {
  if (parameters.isBasic) return basicRemoteFeatures
  const source: FeatureOptions = parameters.remote ?? parameters.local ?? {}
  return {
    email: source.email ?? defaultRemoteFeatures.email,
    socials: toList(source.socials, defaultRemoteFeatures.socials),
    swaps: toList(source.swaps, defaultRemoteFeatures.swaps),
    onramp: toList(source.onramp, defaultRemoteFeatures.onramp),
    activity: source.activity ?? defaultRemoteFeatures.activity,
    branding: source.branding ?? defaultRemoteFeatures.branding,
  }
}

function toList<item>(
  value: readonly item[] | boolean | undefined,
  defaults: readonly item[],
): readonly item[] | false {
  return value === undefined || value === true ? defaults : value
}
