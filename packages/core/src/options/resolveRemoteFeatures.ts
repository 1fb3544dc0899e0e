import type { FeatureOptions, RemoteFeatures } from './features.ts'
import { basicRemoteFeatures, defaultRemoteFeatures } from './constants.ts'

export interface ResolveRemoteFeaturesParameters {
  /** What the app said. */
  readonly given?: FeatureOptions | undefined
  /** What the project's configuration says; it overrides the app (S6.003). */
  readonly remote?: Pick<FeatureOptions, keyof RemoteFeatures> | undefined
  /** In basic mode all of them are off (S6.005). */
  readonly isBasic: boolean
}

/** The features that the project's configuration decides about. */
export function resolveRemoteFeatures(parameters: ResolveRemoteFeaturesParameters): RemoteFeatures {
  if (parameters.isBasic) return basicRemoteFeatures
  const source: FeatureOptions = parameters.remote ?? parameters.given ?? {}
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
