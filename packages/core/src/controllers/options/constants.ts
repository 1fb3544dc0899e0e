import type { AccountType } from '../../adapter/types.ts'
import type { LocalFeatures, RemoteFeatures } from '../../types/features.ts'
import type { Namespace } from '@latchkey/protocol/caip'

/** The features that an app decides about, unless it says otherwise (S9.081 to S9.084). */
export const defaultFeatures = {
  send: true,
  receive: true,
  analytics: true,
  allWallets: true,
  legalCheckbox: false,
  smartSessions: false,
  collapseWallets: false,
  pay: false,
  connectMethodsOrder: null,
  walletFeaturesOrder: ['onramp', 'swaps', 'receive', 'send'],
  connectorTypeOrder: ['walletConnect', 'recent', 'injected', 'featured', 'custom', 'external', 'recommended'],
} as const satisfies LocalFeatures

/** The features that a project's configuration decides about, unless it says otherwise (S9.085 to S9.087, S9.064). */
export const defaultRemoteFeatures = {
  email: true,
  socials: ['google', 'x', 'farcaster', 'discord', 'apple', 'github', 'facebook'],
  swaps: ['1inch'],
  onramp: ['meld', 'coinbase'],
  activity: true,
  reownBranding: false,
} as const satisfies RemoteFeatures

/** What basic mode leaves of them (S6.005). */
export const basicRemoteFeatures = {
  email: false,
  socials: false,
  swaps: false,
  onramp: false,
  activity: false,
  reownBranding: false,
} as const satisfies RemoteFeatures

/** The kind of account that is preferred, unless an app says otherwise (S9.090 to S9.092). */
export const defaultAccountTypes = {
  eip155: 'smartAccount',
  solana: 'eoa',
  polkadot: 'eoa',
  bip122: 'payment',
  cosmos: 'eoa',
} as const satisfies Record<Namespace, AccountType>

/** How Latchkey names itself to its cloud. */
export const sdkType = 'latchkey'
