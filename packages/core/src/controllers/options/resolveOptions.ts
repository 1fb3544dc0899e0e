import { version } from '../../../package.json' with { type: 'json' }
import type { BaseModalOptions, Metadata } from '../../types/options.ts'
import { defaultAccountTypes, sdkType } from './constants.ts'
import { resolveLocalFeatures } from './resolveLocalFeatures.ts'
import { resolveRemoteFeatures } from './resolveRemoteFeatures.ts'
import type { OptionsState } from './state.ts'

/** Fills in every default. */
export function resolveOptions(parameters: {
  readonly options: BaseModalOptions
  /** The page's origin; empty on a server. */
  readonly origin: string
}): OptionsState {
  const { options, origin } = parameters
  const isBasic = options.basic ?? false
  return {
    projectId: options.projectId ?? '',
    cloud: options.cloud?.replace(/\/+$/, '') ?? null,
    relay: options.relay ?? null,
    metadata: resolveMetadata(options.metadata, origin),
    sdkType,
    sdkVersion: version,
    features: resolveLocalFeatures(options.features),
    remoteFeatures: resolveRemoteFeatures({ given: options.features, isBasic }),
    isBasic,
    customWallets: options.customWallets ?? [],
    includeWalletIds: options.includeWalletIds ?? [],
    excludeWalletIds: options.excludeWalletIds ?? [],
    featuredWalletIds: options.featuredWalletIds ?? [],
    locale: options.locale ?? null,
    direction: options.direction ?? null,
    enableNetworkSwitch: options.enableNetworkSwitch ?? true,
    allowUnsupportedChain: options.allowUnsupportedChain ?? false,
    ignoreSwitchConfirmation: options.ignoreSwitchConfirmation ?? false,
    enableReconnect: options.enableReconnect ?? true,
    termsUrl: options.termsUrl ?? null,
    privacyUrl: options.privacyUrl ?? null,
    defaultAccountTypes: { ...defaultAccountTypes, ...options.defaultAccountTypes },
  }
}

function resolveMetadata(given: BaseModalOptions['metadata'], origin: string): Metadata {
  return {
    name: given?.name ?? origin.replace(/^.*:\/\//, ''),
    description: given?.description ?? '',
    url: given?.url ?? origin,
    icons: given?.icons ?? [],
  }
}
