import type { OwnMessages } from './OwnMessages.ts'
import type { AccountType } from '../adapter/types.ts'
import type { ThemeMode, ThemeValues } from './ThemeValues.ts'
import type { ModalError } from '../kernel/errors/ModalError.ts'
import type { LogLevel } from '../kernel/ports/createLevelLogger.ts'
import type { Ports } from '../kernel/ports/ports.ts'
import type { FeatureOptions } from './features.ts'
import type { PairingClient } from '../adapter/PairingClient.ts'
import type { Namespace } from '@latchkey/protocol/caip'
import type { Siwx } from '@latchkey/protocol/siwx'
import type { SiweConfig } from './SiweConfig.ts'
import type { SwapContracts } from './SwapContracts.ts'
import type { AvatarParameters } from './AvatarParameters.ts'
import type { CustomWallet } from './CustomWallet.ts'
import type { WalletGroup } from './WalletGroup.ts'

/** How the app presents itself to wallets. */
export interface Metadata {
  readonly name: string
  readonly description: string
  /** The app's own origin; wallets compare it with that of the page. */
  readonly url: string
  /** `https:` or `data:image/*` URLs. */
  readonly icons: readonly string[]
}

/** A pairing relay other than the cloud's. */
export interface RelayOptions {
  /** `wss:` URL */
  readonly url: string
  /** The project's id at that relay, if it differs from `projectId`. */
  readonly projectId?: string | undefined
}

/** Parameters of `openPairingClient`. */
export interface OpenPairingClientParameters {
  /** The relay's `wss:` URL and the project's id at that relay. */
  readonly relay: { readonly url: string; readonly projectId: string }
  /** How the app presents itself to wallets. */
  readonly metadata: Metadata
}

/** Everything that `createModal` takes except the chains. All options are optional. */
export interface BaseModalOptions {
  /**
   * The project's id. Without a `cloud` it can be any name, but an id of the public WalletConnect relay, which has 32 hexadecimal digits
   * in lower case, also turns on pairing over that relay and the built-in list of wallets. If it is missing, an alert reminds the
   * developer.
   */
  readonly projectId?: string | undefined
  /**
   * The URL of the project's own cloud: relay, catalogue, analytics, RPC proxy. Without it these are off, wallets in the page work, and
   * pairing needs `relay` or an id of the public relay.
   */
  readonly cloud?: string | undefined
  /**
   * The URL of the secure site, on which the embedded wallet of the login lives. By default the one that the project's cloud names.
   * Without a secure site no login is offered.
   */
  readonly secureSite?: string | undefined
  /** A pairing relay to use instead of the cloud's, or of the public relay. */
  readonly relay?: RelayOptions | undefined
  /**
   * Opens the client for pairing, instead of Latchkey's own: see `fromUniversalProvider` of
   * `@latchkey/core/universal-provider`. Called when a visitor first pairs, or when a session is restored.
   */
  readonly openPairingClient?: ((parameters: OpenPairingClientParameters) => Promise<PairingClient>) | undefined
  /** How the app presents itself to wallets. By default its host name and origin. */
  readonly metadata?: (Pick<Metadata, 'name'> & Partial<Metadata>) | undefined
  /** What the modal offers, and in which order. See `LocalFeatures` and `RemoteFeatures`. */
  readonly features?: FeatureOptions | undefined
  /** Wallets that are not in the catalogue. */
  readonly customWallets?: readonly CustomWallet[] | undefined
  /** Show only these wallets of the catalogue. */
  readonly includeWalletIds?: readonly string[] | undefined
  /** Never show these wallets of the catalogue. */
  readonly excludeWalletIds?: readonly string[] | undefined
  /** Show these wallets first, in this order. */
  readonly featuredWalletIds?: readonly string[] | undefined
  /**
   * Your own groups of wallets, each under its heading, at the beginning of the list. A wallet that is in a group is not listed
   * elsewhere. One of the catalogue is listed if it can be paired, or is installed.
   */
  readonly walletGroups?: readonly WalletGroup[] | undefined
  /**
   * Returns your own picture of an account, an `https:` or `data:image/*` URL; `undefined` for the picture of its name, or colours
   * made from its address. Called with every account that is shown, each time, so it must return at once.
   */
  readonly avatar?: ((account: AvatarParameters) => string | undefined) | undefined
  /** The colours: those of the visitor's system (`system` by default), one theme, or the page's own. */
  readonly themeMode?: ThemeMode | undefined
  /** Values of `--lk-*` properties, with or without the prefix: see `docs/theme.md`. */
  readonly themeVariables?: ThemeValues | undefined
  /**
   * A BCP 47 language tag, such as `ar` or `pt-BR`. By default the page's language. See `docs/languages.md` for those that are shipped;
   * any other is English. `useLocale` changes it later.
   */
  readonly locale?: string | undefined
  /** Your own wording, by the key of the message: see `docs/languages.md`. Messages that are left out keep their text. */
  readonly messages?: OwnMessages | undefined
  /** The reading direction. By default the language's. */
  readonly direction?: 'ltr' | 'rtl' | undefined
  /** Pairing only: no login, no swaps, no onramp, no activity. */
  readonly basic?: boolean | undefined
  /** Let the visitor switch networks in the modal. On by default. */
  readonly enableNetworkSwitch?: boolean | undefined
  /** Do not ask to switch if the wallet is on a network that the app does not support. Off by default. */
  readonly allowUnsupportedChain?: boolean | undefined
  /** Switch networks without a confirmation view. Off by default. */
  readonly ignoreSwitchConfirmation?: boolean | undefined
  /**
   * When the modal's code loads before the visitor presses a button. `intent` (the default): when the pointer comes near a
   * button, or a button gets the focus; the first wallets of the catalogue are requested then, too. `idle`: additionally the
   * code, without a request to the cloud, as soon as the page is idle. `none`: not before the press. Browsers that save data
   * count as `none`.
   */
  readonly preload?: 'intent' | 'idle' | 'none' | undefined
  /**
   * Let a wallet's website open this page in the wallet's own browser with its query and fragment, which may hold secrets such
   * as sign-in codes. Off by default: the website receives the page's origin and path only.
   */
  readonly shareFullUrl?: boolean | undefined
  /** Restore the visitor's connections when the page loads. On by default. */
  readonly enableReconnect?: boolean | undefined
  /** Sign-in with the wallet on every chain, created by `createSiwx` of `@latchkey/siwx`. Excludes `siweConfig`. */
  readonly siwx?: Siwx | undefined
  /** Sign-in on eip155 only, with the app's existing callbacks. Excludes `siwx`. */
  readonly siweConfig?: SiweConfig | undefined
  /**
   * Contracts of swaps beside those that the providers have published, such as a router that is newer than this release. Calldata for them is
   * read as that of their `provider`. Swaps move the visitor's tokens through them, so add only what the provider itself names.
   */
  readonly swapRouters?: readonly SwapContracts[] | undefined
  /**
   * Refuse swaps that lose 15 % of their value or more, instead of letting the visitor accept the loss. Off by default. Swaps of tokens
   * without a price are not affected.
   */
  readonly refuseHighPriceImpact?: boolean | undefined
  /** `https:` URL of the terms of use. */
  readonly termsUrl?: string | undefined
  /** `https:` URL of the privacy policy. */
  readonly privacyUrl?: string | undefined
  /**
   * What is written to the console: `error` by default. During development, warnings about the app's options appear too, unless you set
   * a level.
   */
  readonly logLevel?: LogLevel | undefined
  /** The preferred account type of each namespace. By default bip122 payment, eip155 smartAccount, others eoa. */
  readonly defaultAccountTypes?: Readonly<Partial<Record<Namespace, AccountType>>> | undefined
  /** Called with error reports, at most 5 in 60 s. An exception that it throws is logged and has no other effect. */
  readonly onError?: ((error: ModalError) => void) | undefined
  /**
   * Separates this modal's stored values from those of other modals on the same origin: letters, digits, `-` and `_`.
   * Without it they share the visitor's connections. The storage of a `siwx` has an option of the same name.
   */
  readonly storagePrefix?: string | undefined
  /** Replaces the clock, storage and other ports, for tests. */
  /** Replacements of what the modal uses of its surroundings: storage, clock, logger, randomness, platform, requests. */
  readonly ports?: Partial<Ports> | undefined
}
