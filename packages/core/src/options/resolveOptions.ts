import { version } from '../../package.json' with { type: 'json' }
import type { BaseModalOptions, Metadata } from './BaseModalOptions.ts'
import { withDefaults } from '../kernel/utils/withDefaults.ts'
import { defaultAccountTypes, defaultFeatures, defaultOptions, sdkType } from './constants.ts'
import { resolveRemoteFeatures } from './resolveRemoteFeatures.ts'
import type { OptionsState } from './optionsState.ts'

/** Fills in the defaults. */
export function resolveOptions(parameters: {
  readonly options: BaseModalOptions
  /** The page's origin; empty on a server. */
  readonly origin: string
}): OptionsState {
  const { options, origin } = parameters
  const isBasic = options.basic ?? false
  return {
    ...withDefaults(defaultOptions, { ...options, cloud: options.cloud?.replace(/\/+$/, '') }),
    metadata: withDefaults<Metadata>(
      { name: origin.replace(/^.*:\/\//, ''), description: '', url: origin, icons: [] },
      options.metadata,
    ),
    sdkType,
    sdkVersion: version,
    features: withDefaults(defaultFeatures, options.features),
    remoteFeatures: resolveRemoteFeatures({ features: options.features, isBasic }),
    isBasic,
    defaultAccountTypes: withDefaults(defaultAccountTypes, options.defaultAccountTypes),
  }
}
