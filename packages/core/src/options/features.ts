/** A social login that the modal can offer (S1.008). */
export type SocialName = 'google' | 'github' | 'apple' | 'facebook' | 'x' | 'discord' | 'farcaster'

/** A source of swap quotes. */
export type SwapProvider = '1inch'

/** A place to buy crypto at. */
export type OnrampProvider = 'meld' | 'coinbase'

/** A group of the connect view. */
export type ConnectMethod = 'email' | 'social' | 'wallet'

/** A button of the account view. */
export type WalletFeature = 'onramp' | 'swaps' | 'receive' | 'send'

/** A group of the wallet list. */
export type ConnectorGroup =
  | 'walletConnect'
  | 'recent'
  | 'injected'
  | 'featured'
  | 'custom'
  | 'external'
  | 'recommended'

/** The features that the app alone decides about. */
export interface LocalFeatures {
  /** Send tokens. On by default. */
  readonly send: boolean
  /** Show the visitor's address to receive tokens. On by default. */
  readonly receive: boolean
  /** Events to the operator's own cloud. On by default; without a cloud nothing is sent. */
  readonly analytics: boolean
  /** The list of all wallets. On by default. */
  readonly allWallets: boolean
  /** A box that the visitor ticks to accept terms and privacy policy. Off by default. */
  readonly legalCheckbox: boolean
  /** Hide the wallets behind one button. Off by default. */
  readonly collapseWallets: boolean
  /** The order of the connect view. By default email, social, wallet; with a wallet in the page it comes first. */
  readonly connectMethodsOrder: readonly ConnectMethod[] | null
  /** The order of the account view's buttons. */
  readonly walletFeaturesOrder: readonly WalletFeature[]
  /** The order of the wallet list. */
  readonly connectorTypeOrder: readonly ConnectorGroup[]
}

/** The features that the project's configuration decides about; an app's own setting counts only without one. */
export interface RemoteFeatures {
  /** Login by e-mail. */
  readonly email: boolean
  /** The social logins, in order; `false` for none. */
  readonly socials: readonly SocialName[] | false
  /** Where swaps are quoted; `false` for no swaps. */
  readonly swaps: readonly SwapProvider[] | false
  /** Where crypto can be bought; `false` for nowhere. */
  readonly onramp: readonly OnrampProvider[] | false
  /** The list of transactions. */
  readonly activity: boolean
  /** A line that names the product. On the wire it is `reownBranding` (decision 0003). Off by default. */
  readonly branding: boolean
}

/** A switch that is on or off. */
export type FeatureFlag =
  | keyof RemoteFeatures
  | Exclude<keyof LocalFeatures, 'connectMethodsOrder' | 'walletFeaturesOrder' | 'connectorTypeOrder'>

/** What an app may say about features. `true` where a list is possible means the default list. */
export type FeatureOptions = {
  readonly [name in keyof LocalFeatures]?: NonNullable<LocalFeatures[name]> | undefined
} & {
  readonly [name in keyof RemoteFeatures]?:
    | RemoteFeatures[name]
    | (RemoteFeatures[name] extends boolean ? never : true)
    | undefined
}
