import type { FeatureOptions, RemoteFeatures } from './features.ts'
import { basicRemoteFeatures, defaultRemoteFeatures } from './constants.ts'

/** Resolves the features that the project's configuration can decide. Basic mode turns all of them off (S6.005). */
export function resolveRemoteFeatures(parameters: {
  readonly features?: FeatureOptions | undefined
  readonly isBasic: boolean
}): RemoteFeatures {
  const { features: source = {}, isBasic } = parameters
  if (isBasic) return basicRemoteFeatures
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
