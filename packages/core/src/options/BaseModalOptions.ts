import type { AccountType } from '../adapter/types.ts'
import type { ThemeMode, ThemeValues } from './ThemeValues.ts'
import type { ModalError } from '../kernel/errors/ModalError.ts'
import type { LogLevel } from '../kernel/ports/createConsoleLogger.ts'
import type { Ports } from '../kernel/ports/ports.ts'
import type { FeatureOptions } from './features.ts'
import type { PairingClient } from '../adapter/PairingClient.ts'
import type { Namespace } from '@latchkey/protocol/caip'
import type { Siwx } from '@latchkey/protocol/siwx'
import type { SiweConfig } from './SiweConfig.ts'
import type { CustomWallet } from './CustomWallet.ts'

/** How the app presents itself to wallets. */
export interface Metadata {
  readonly name: string
  readonly description: string
  /** The app's own origin: wallets compare it with the page. */
  readonly url: string
  /** `https:` or `data:image/*` URLs. */
  readonly icons: readonly string[]
}

/** A pairing relay of one's own. */
export interface RelayOptions {
  /** `wss:` URL */
  readonly url: string
  /** The project at that relay, where it differs from `projectId`. */
  readonly projectId?: string | undefined
}

/** What a client for pairing is opened with. */
export interface OpenPairingClientParameters {
  /** `wss:` URL, and the project's id at that relay. */
  readonly relay: { readonly url: string; readonly projectId: string }
  /** How the app presents itself to wallets. */
  readonly metadata: Metadata
}

/** Everything that `createModal` takes besides the chains. All of it is optional. */
export interface BaseModalOptions {
  /** The project's id at its cloud. An alert reminds of it where it is missing. */
  readonly projectId?: string | undefined
  /** The URL of the project's own cloud. Without one, wallets in the page work and everything else is off. */
  readonly cloud?: string | undefined
  readonly relay?: RelayOptions | undefined
  /**
   * Opens the client for pairing, instead of Latchkey's own: see `fromUniversalProvider` of
   * `@latchkey/core/universal-provider`. Called when a visitor first pairs, or when a session is restored.
   */
  readonly openPairingClient?: ((parameters: OpenPairingClientParameters) => Promise<PairingClient>) | undefined
  /** How the app presents itself to wallets. By default its host name and origin. */
  readonly metadata?: (Pick<Metadata, 'name'> & Partial<Metadata>) | undefined
  readonly features?: FeatureOptions | undefined
  /** Wallets that are not in the catalogue. */
  readonly customWallets?: readonly CustomWallet[] | undefined
  /** Show these wallets of the catalogue and no others. */
  readonly includeWalletIds?: readonly string[] | undefined
  /** Never show these wallets of the catalogue. */
  readonly excludeWalletIds?: readonly string[] | undefined
  /** Show these wallets first, in this order. */
  readonly featuredWalletIds?: readonly string[] | undefined
  /** `system` by default. */
  readonly themeMode?: ThemeMode | undefined
  /** Values of `--lk-*` properties, with or without the prefix: see `docs/theme.md`. */
  readonly themeVariables?: ThemeValues | undefined
  /** A BCP 47 language tag, such as `ar`. By default the page's language. */
  readonly locale?: string | undefined
  /** The reading direction. By default the language's. */
  readonly direction?: 'ltr' | 'rtl' | undefined
  /** Pairing only: no login, no swaps, no onramp, no activity. */
  readonly basic?: boolean | undefined
  /** Let the visitor switch networks in the modal. On by default. */
  readonly enableNetworkSwitch?: boolean | undefined
  /** Leave a wallet alone that is on a network the app does not run on. Off by default. */
  readonly allowUnsupportedChain?: boolean | undefined
  /** Switch networks without a view that asks. Off by default (S4.055). */
  readonly ignoreSwitchConfirmation?: boolean | undefined
  /** Restore the visitor's connections when the page loads. On by default. */
  readonly enableReconnect?: boolean | undefined
  /** Sign-in with the wallet, on every chain: what `createSiwx` of `@latchkey/siwx` makes. Not together with `siweConfig`. */
  readonly siwx?: Siwx | undefined
  /** Sign-in on eip155 only, by the callbacks that an app has already. Not together with `siwx`. */
  readonly siweConfig?: SiweConfig | undefined
  /** `https:` URL of the terms of use. */
  readonly termsUrl?: string | undefined
  /** `https:` URL of the privacy policy. */
  readonly privacyUrl?: string | undefined
  /** `error` by default. */
  readonly logLevel?: LogLevel | undefined
  /** The kind of account that is preferred in a namespace. By default bip122 payment, eip155 smartAccount, others eoa. */
  readonly defaultAccountTypes?: Readonly<Partial<Record<Namespace, AccountType>>> | undefined
  /** Is called with error reports, at most 5 in 60 s. What it throws is logged and breaks nothing. */
  readonly onError?: ((error: ModalError) => void) | undefined
  /**
   * Sets what this modal keeps in the browser apart from other modals of the same origin: letters, digits, `-` and `_`.
   * Without it they share the visitor's connections.
   */
  readonly storagePrefix?: string | undefined
  /** Replaces time, storage and the like, for tests. */
  readonly ports?: Partial<Ports> | undefined
}
