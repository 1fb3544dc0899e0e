import type { FeatureOptions, RemoteFeatures } from './features.ts'
import { defaultRemoteFeatures } from './constants.ts'

/** Resolves the features that the project's configuration can decide. Basic mode turns all of them off (S6.005). */
export function resolveRemoteFeatures(parameters: {
  readonly features?: FeatureOptions | undefined
  readonly isBasic: boolean
}): RemoteFeatures {
  const { features: source = {}, isBasic } = parameters
  const toFlag = (name: 'email' | 'activity' | 'nfts' | 'branding'): boolean =>
    !isBasic && (source[name] ?? defaultRemoteFeatures[name])
  return {
    email: toFlag('email'),
    socials: !isBasic && toList(source.socials, defaultRemoteFeatures.socials),
    swaps: !isBasic && toList(source.swaps, defaultRemoteFeatures.swaps),
    onramp: !isBasic && toList(source.onramp, defaultRemoteFeatures.onramp),
    activity: toFlag('activity'),
    nfts: toFlag('nfts'),
    branding: toFlag('branding'),
  }
}

function toList<item>(
  value: readonly item[] | boolean | undefined,
  defaults: readonly item[],
): readonly item[] | false {
  return value === true ? defaults : (value ?? defaults)
}
