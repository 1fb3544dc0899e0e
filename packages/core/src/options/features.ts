/** A social login that the modal can offer. `farcaster` has a code to scan in place of a popup. */
export type SocialName = 'google' | 'github' | 'apple' | 'facebook' | 'x' | 'discord' | 'farcaster'

/** A source of swap quotes; `devnet` is the exchange on local chains. */
export type SwapProvider = '1inch' | 'kyberswap' | 'devnet'

/** A provider of crypto purchases; `sandbox` sells on local chains. */
export type OnrampProvider = 'meld' | 'coinbase' | 'sandbox'

/** A group in the connect view. */
export type ConnectMethod = 'email' | 'social' | 'wallet'

/** A button in the account view. */
export type WalletFeature = 'onramp' | 'swaps' | 'receive' | 'send'

/** A group in the wallet list. */
export type ConnectorGroup =
  | 'walletConnect'
  | 'recent'
  | 'injected'
  | 'featured'
  | 'custom'
  | 'external'
  | 'recommended'

/** The features that only the app decides. */
export interface LocalFeatures {
  /** Send tokens. On by default. */
  readonly send: boolean
  /** Show the visitor's address to receive tokens. On by default. */
  readonly receive: boolean
  /** Send events to the operator's cloud. On by default; without a cloud nothing is sent. */
  readonly analytics: boolean
  /** The list of all wallets. On by default. */
  readonly allWallets: boolean
  /** A checkbox to accept the terms and the privacy policy. Off by default. */
  readonly legalCheckbox: boolean
  /** Hide the wallets behind one button. Off by default. */
  readonly collapseWallets: boolean
  /** The order of the connect view. By default email, social, wallet; with a wallet in the page it comes first. */
  readonly connectMethodsOrder: readonly ConnectMethod[] | null
  /** The order of the buttons in the account view. */
  readonly walletFeaturesOrder: readonly WalletFeature[]
  /** The order of the wallet list. */
  readonly connectorTypeOrder: readonly ConnectorGroup[]
}

/** The features that the project's configuration can decide. The app's own settings apply to what the operator has not set. */
export interface RemoteFeatures {
  /** E-mail login. */
  readonly email: boolean
  /** The social logins, in order; `false` for none. */
  readonly socials: readonly SocialName[] | false
  /** The sources of swap quotes; `false` for no swaps. */
  readonly swaps: readonly SwapProvider[] | false
  /** The providers of crypto purchases; `false` for none. */
  readonly onramp: readonly OnrampProvider[] | false
  /** The list of transactions. */
  readonly activity: boolean
  /** The non-fungible tokens of the account. */
  readonly nfts: boolean
  /** A line below the ways to connect that names the product. On the wire it is `reownBranding` (decision 0003). Off by default. */
  readonly branding: boolean
}

/** A feature that can be on or off. */
export type FeatureFlag =
  | keyof RemoteFeatures
  | Exclude<keyof LocalFeatures, 'connectMethodsOrder' | 'walletFeaturesOrder' | 'connectorTypeOrder'>

/** The app's feature settings. For lists, `true` means the default list. */
export type FeatureOptions = {
  readonly [name in keyof LocalFeatures]?: NonNullable<LocalFeatures[name]> | undefined
} & {
  readonly [name in keyof RemoteFeatures]?:
    | RemoteFeatures[name]
    | (RemoteFeatures[name] extends boolean ? never : true)
    | undefined
}
