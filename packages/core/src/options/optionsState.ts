import type { AccountType } from '../adapter/types.ts'
import type { LocalFeatures, RemoteFeatures } from './features.ts'
import type { Namespace } from '@latchkey/protocol/caip'
import type { Metadata, RelayOptions } from './BaseModalOptions.ts'
import type { OwnMessages } from './OwnMessages.ts'
import type { CustomWallet } from './CustomWallet.ts'

/** The serialisable options of a modal, with defaults. */
export interface OptionsState {
  /** Empty if not set. */
  readonly projectId: string
  /** The cloud's URL without a trailing slash. */
  readonly cloud: string | null
  /** The origin of the secure site: the app's own, else the one that the project's configuration names, once it has loaded. */
  readonly secureSite: string | null
  readonly relay: RelayOptions | null
  readonly metadata: Metadata
  readonly sdkType: string
  readonly sdkVersion: string
  readonly features: LocalFeatures
  readonly remoteFeatures: RemoteFeatures
  readonly isBasic: boolean
  readonly customWallets: readonly CustomWallet[]
  readonly includeWalletIds: readonly string[]
  readonly excludeWalletIds: readonly string[]
  readonly featuredWalletIds: readonly string[]
  readonly locale: string | null
  /** The app's own wording. */
  readonly messages: OwnMessages
  readonly direction: 'ltr' | 'rtl' | null
  readonly enableNetworkSwitch: boolean
  readonly allowUnsupportedChain: boolean
  readonly ignoreSwitchConfirmation: boolean
  readonly shareFullUrl: boolean
  readonly enableReconnect: boolean
  readonly preload: 'intent' | 'idle' | 'none'
  readonly termsUrl: string | null
  readonly privacyUrl: string | null
  readonly defaultAccountTypes: Readonly<Record<Namespace, AccountType>>
}
