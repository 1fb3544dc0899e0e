import type { BaseModalOptions } from '@latchkey/core'
import type { LocalCloud } from '../devnet/Devnet.ts'
import { defaultSettings, type Settings } from '../state/settings.ts'
import { toThemeVariables } from './toThemeVariables.ts'

/** The name under which wallets list the page. */
export const appName = 'Latchkey playground'

/**
 * The options that the page passes to `createModal` besides the chains, and prints as code. Only those that differ from
 * the defaults.
 */
export function toModalOptions(settings: Settings, cloud: LocalCloud): BaseModalOptions {
  const themeVariables = toThemeVariables(settings)
  const features = toFeatures(settings)
  return {
    projectId: cloud.projectId,
    cloud: cloud.url,
    metadata: { name: appName },
    ...(settings.theme !== defaultSettings.theme && { themeMode: settings.theme }),
    ...(Object.keys(themeVariables).length > 0 && { themeVariables }),
    ...(settings.locale !== defaultSettings.locale && { locale: settings.locale }),
    ...(!settings.enableNetworkSwitch && { enableNetworkSwitch: false }),
    ...(settings.allowUnsupportedChain && { allowUnsupportedChain: true }),
    ...(settings.ignoreSwitchConfirmation && { ignoreSwitchConfirmation: true }),
    ...(Object.keys(features).length > 0 && { features }),
    ...(settings.hasCustomWallet && {
      customWallets: [
        {
          id: 'acme',
          name: 'Acme Wallet',
          rdns: 'com.example.acme',
          homepage: 'https://acme.example.com',
          chrome_store: 'https://acme.example.com/chrome',
          app_store: 'https://acme.example.com/ios',
          play_store: 'https://acme.example.com/android',
        },
      ],
    }),
    ...(settings.hasLegalLinks && {
      termsUrl: 'https://example.com/terms',
      privacyUrl: 'https://example.com/privacy',
    }),
  }
}

function toFeatures({ hasEmailLogin, walletOrder }: Settings): NonNullable<BaseModalOptions['features']> {
  return {
    ...(!hasEmailLogin && { email: false }),
    ...(walletOrder !== 'recent' && {
      connectorTypeOrder:
        walletOrder === 'custom' ? ['custom', 'recent', 'injected'] : ['injected', 'recent', 'custom'],
    }),
  }
}
