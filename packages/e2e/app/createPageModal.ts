import { eip155Adapter } from '@latchkey/adapter-eip155'
import { createModal, type ThemeMode } from '@latchkey/core'
import { mainnet } from '@latchkey/core/networks'
import type { Config } from '@wagmi/core'
import { first, second } from './chains.ts'
import { settings } from './settings.ts'

const isThemeMode = (value: string | undefined): value is ThemeMode =>
  value !== undefined && ['light', 'dark', 'system', 'inherit'].includes(value)

/** Creates the page's modal as an app would. */
export function createPageModal(
  parameters: { readonly storagePrefix?: string; readonly wagmiConfig?: Config | undefined } = {},
) {
  const { storagePrefix, wagmiConfig } = parameters
  return createModal({
    projectId: settings.project,
    cloud: settings.cloud,
    relay: settings.relay === undefined ? undefined : { url: settings.relay },
    metadata: { name: 'Journey app' },
    networks: settings.hasOneChain ? [first] : settings.hasMainnet ? [first, second, mainnet] : [first, second],
    adapters: settings.isBasic
      ? []
      : [eip155Adapter({ wagmiConfig, rpcUrls: settings.rpc === undefined ? undefined : { 31337: settings.rpc } })],
    locale: settings.locale,
    themeMode: isThemeMode(settings.theme) ? settings.theme : undefined,
    storagePrefix,
    customWallets: settings.hasCustom
      ? [
          {
            id: 'acme',
            name: 'Acme Wallet',
            rdns: 'com.acme.wallet',
            chains: ['eip155:31337'],
            homepage: 'https://acme.example',
            chrome_store: 'https://acme.example/chrome',
            app_store: 'https://acme.example/ios',
            play_store: 'https://acme.example/android',
          },
        ]
      : undefined,
    onError: (error) => errors.push(error.code),
  })
}

/** The codes of all errors passed to the app, for the journeys to read. */
const errors: string[] = []
Object.assign(globalThis, { latchkeyErrors: errors })
