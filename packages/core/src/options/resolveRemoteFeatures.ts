import type { FeatureOptions, RemoteFeatures } from './features.ts'
import { defaultRemoteFeatures } from './constants.ts'

/** Resolves the features that the project's configuration can decide. Basic mode turns all of them off (S6.005). */
export function resolveRemoteFeatures(parameters: {
  readonly features?: FeatureOptions | undefined
  readonly isBasic: boolean
}): RemoteFeatures {
  const { features: source = {}, isBasic } = parameters
  const isOffered = !isBasic
  return {
    email: isOffered && (source.email ?? defaultRemoteFeatures.email),
    socials: isOffered && toList(source.socials, defaultRemoteFeatures.socials),
    swaps: isOffered && toList(source.swaps, defaultRemoteFeatures.swaps),
    onramp: isOffered && toList(source.onramp, defaultRemoteFeatures.onramp),
    activity: isOffered && (source.activity ?? defaultRemoteFeatures.activity),
    branding: isOffered && (source.branding ?? defaultRemoteFeatures.branding),
  }
}

function toList<item>(
  value: readonly item[] | boolean | undefined,
  defaults: readonly item[],
): readonly item[] | false {
  return value === undefined || value === true ? defaults : value
}
