import type { StandardRequest } from '../standard/types.ts'
import type { Confirm, WalletIdentity, WalletStorage } from '../wallet/types.ts'
import type { WalletControls } from '../wallet/WalletControls.ts'

/** The name of a Bitcoin network in the Wallet Standard. */
export type BitcoinChainId =
  | 'bitcoin:mainnet'
  | 'bitcoin:testnet'
  | 'bitcoin:testnet4'
  | 'bitcoin:signet'
  | 'bitcoin:regtest'

/** A network that a Bitcoin wallet offers. */
export interface BitcoinChain {
  readonly chain: BitcoinChainId
  /** The URL of an Esplora REST API, without a trailing slash. It lists coins and accepts transactions. */
  readonly esploraUrl: string
  /** The name in the confirm sheet. Default: the id. */
  readonly name?: string | undefined
}

/** The script type of an address. */
export type BitcoinAddressType = 'p2wpkh' | 'p2sh-p2wpkh' | 'p2tr'

/** The purpose of an address: payments, or ordinals that must not be spent by mistake. */
export type BitcoinPurpose = 'payment' | 'ordinals'

/** An address as a Bitcoin wallet describes it, in JSON. */
export interface BitcoinAccount {
  readonly address: string
  /** The public key in base64: compressed, or the x coordinate alone for taproot. */
  readonly publicKey: string
  readonly purpose: BitcoinPurpose
  readonly addressType: BitcoinAddressType
  readonly chains: readonly [BitcoinChainId]
}

/** How a Bitcoin wallet is announced to a page. */
export type BitcoinAnnounceAs = 'wallet-standard' | 'sats-connect' | 'both'

/** The event that a Bitcoin wallet sends to its pages. */
export interface BitcoinWalletEvent {
  readonly event: 'change'
  readonly data: {
    readonly accounts: readonly BitcoinAccount[]
    readonly chain: BitcoinChainId
    /** Whether the network changed. */
    readonly isOtherChain: boolean
    /** The same in the format of sats-connect. */
    readonly sats: {
      readonly addresses: readonly Readonly<Record<string, string>>[]
      readonly bitcoin: { readonly name: string }
      readonly stacks: { readonly name: string }
    }
  }
}

/** Sends a request to the API of a network. Resolves to the body; rejects with the API's message. */
export type BitcoinTransport = (parameters: {
  readonly esploraUrl: string
  /** The path with its leading slash, such as `/fee-estimates`. */
  readonly path: string
  /** The body to POST. Without it the request is a GET. */
  readonly body?: string | undefined
  readonly signal: AbortSignal
}) => Promise<string>

/** The parameters of {@link createBitcoinWallet}. */
export interface BitcoinWalletParameters {
  /** Default: "Test Wallet". The Wallet Standard distinguishes wallets by name. */
  readonly name?: string | undefined
  /** Reverse domain name for prompts. Default: `dev.latchkey.test-wallet`. */
  readonly rdns?: string | undefined
  /** A `data:image/…` URL. Default: a monogram of the name. */
  readonly icon?: string | undefined
  /** Private keys in wallet import format or hexadecimal. Default: the first of {@link bitcoinTestKeys}. */
  readonly accounts?: readonly string[] | undefined
  /**
   * The type of each key's payment address. Default: `p2wpkh`. Each key also has a taproot address for ordinals, unless it
   * pays from taproot. With several types each key has one payment address of each, and sites see those of the first type
   * until another is selected.
   */
  readonly paymentType?: BitcoinAddressType | readonly BitcoinAddressType[] | undefined
  /** The networks; the first is current. Default: `bitcoin:regtest` on port 3002. */
  readonly chains?: readonly BitcoinChain[] | undefined
  /**
   * The path of its sats-connect provider in `window`, with dots; also its id in `btc_providers`. Default: made from the
   * name. Xverse's is `XverseProviders.BitcoinProvider`.
   */
  readonly providerId?: string | undefined
  /** Default: `fetch`. */
  readonly transport?: BitcoinTransport | undefined
  /** Stores sites, network and addresses, but no keys. Default: memory only. */
  readonly storage?: WalletStorage | undefined
  /** Asks a visitor, for example with `confirmSheet()`. Default: requests are approved at once. */
  readonly confirm?: Confirm | undefined
}

/** A scripted Bitcoin wallet with real keys. Create one with {@link createBitcoinWallet}. */
export interface BitcoinWallet extends WalletControls<string, string> {
  readonly namespace: 'bip122'
  readonly info: WalletIdentity
  /** All its addresses on the current network: for each key the payment addresses, then the one for ordinals. */
  readonly accounts: readonly string[]
  readonly chains: readonly BitcoinChain[]
  /** The current network. */
  readonly chain: BitcoinChainId
  readonly providerId: string

  /**
   * Sends a request as a dapp of that origin, in JSON. The methods are those of {@link bitcoinMethods}.
   *
   * @throws ProviderRpcError 4001, 4100, 4200, 4900, 4901, 4902, -32002, -326xx.
   */
  request(request: StandardRequest): Promise<unknown>
  /** Listens as a page of that origin. Returns a function that ends it. */
  subscribe(parameters: { readonly origin: string; readonly listener: (event: BitcoinWalletEvent) => void }): () => void
  /** Switches to another of its networks, as its owner would. @throws TestingError `testing.invalidParameter` */
  changeNetwork(chain: BitcoinChainId): void
}
