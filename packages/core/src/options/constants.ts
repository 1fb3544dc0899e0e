import type { AccountType } from '../adapter/types.ts'
import type { LocalFeatures, RemoteFeatures } from './features.ts'
import type { Namespace } from '@latchkey/protocol/caip'
import type { OptionsState } from './optionsState.ts'

/** The defaults of the features that the app decides (S9.081 to S9.084). */
export const defaultFeatures: LocalFeatures = {
  send: true,
  receive: true,
  analytics: true,
  allWallets: true,
  legalCheckbox: false,
  collapseWallets: false,
  connectMethodsOrder: null,
  walletFeaturesOrder: ['onramp', 'swaps', 'receive', 'send'],
  connectorTypeOrder: ['walletConnect', 'recent', 'injected', 'featured', 'custom', 'external', 'recommended'],
}

/** The defaults of the features that the project's configuration decides (S9.085 to S9.087, S9.064). */
export const defaultRemoteFeatures = {
  email: true,
  socials: ['google', 'x', 'farcaster', 'discord', 'apple', 'github', 'facebook'],
  swaps: ['1inch'],
  onramp: ['meld', 'coinbase'],
  activity: true,
  nfts: true,
  branding: false,
} as const satisfies RemoteFeatures

/** The default preferred account types (S9.090 to S9.092). */
export const defaultAccountTypes: Readonly<Record<Namespace, AccountType>> = {
  eip155: 'smartAccount',
  solana: 'eoa',
  polkadot: 'eoa',
  bip122: 'payment',
  cosmos: 'eoa',
}

/** The options with a static default. */
export const defaultOptions: Omit<
  OptionsState,
  'metadata' | 'sdkType' | 'sdkVersion' | 'features' | 'remoteFeatures' | 'isBasic' | 'defaultAccountTypes'
> = {
  projectId: '',
  cloud: null,
  secureSite: null,
  relay: null,
  customWallets: [],
  includeWalletIds: [],
  excludeWalletIds: [],
  featuredWalletIds: [],
  locale: null,
  messages: {},
  direction: null,
  enableNetworkSwitch: true,
  allowUnsupportedChain: false,
  ignoreSwitchConfirmation: false,
  shareFullUrl: false,
  enableReconnect: true,
  preload: 'intent',
  termsUrl: null,
  privacyUrl: null,
}

/** The SDK type sent to the cloud. */
export const sdkType = 'latchkey'
