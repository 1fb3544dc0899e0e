import type { StandardRequest } from '../standard/types.ts'
import type { Confirm, WalletIdentity, WalletStorage } from '../wallet/types.ts'
import type { WalletControls } from '../wallet/WalletControls.ts'

/** A network of Bitcoin, as the Wallet Standard names it. */
export type BitcoinChainId =
  | 'bitcoin:mainnet'
  | 'bitcoin:testnet'
  | 'bitcoin:testnet4'
  | 'bitcoin:signet'
  | 'bitcoin:regtest'

/** A network that a Bitcoin wallet knows. */
export interface BitcoinChain {
  readonly chain: BitcoinChainId
  /** Where it finds coins and sends transactions: a REST API of Esplora's shape, without a slash at the end. */
  readonly esploraUrl: string
  /** What the confirm sheet calls it; the id if unset. */
  readonly name?: string | undefined
}

/** How an address locks coins. */
export type BitcoinAddressType = 'p2wpkh' | 'p2sh-p2wpkh' | 'p2tr'

/** What an address is for: paying, or keeping what must not be spent by mistake. */
export type BitcoinPurpose = 'payment' | 'ordinals'

/** An address as a Bitcoin wallet tells of it, in JSON. */
export interface BitcoinAccount {
  readonly address: string
  /** In base64: compressed, for taproot the x coordinate alone. */
  readonly publicKey: string
  readonly purpose: BitcoinPurpose
  readonly addressType: BitcoinAddressType
  readonly chains: readonly [BitcoinChainId]
}

/** How a Bitcoin wallet makes itself known to a page. */
export type BitcoinAnnounceAs = 'wallet-standard' | 'sats-connect' | 'both'

/** What a Bitcoin wallet tells its pages. */
export interface BitcoinWalletEvent {
  readonly event: 'change'
  readonly data: {
    readonly accounts: readonly BitcoinAccount[]
    readonly chain: BitcoinChainId
    /** Whether it went to another network. */
    readonly isOtherChain: boolean
    /** The same in the words of sats-connect. */
    readonly sats: {
      readonly addresses: readonly Readonly<Record<string, string>>[]
      readonly bitcoin: { readonly name: string }
      readonly stacks: { readonly name: string }
    }
  }
}

/** How a wallet reaches the API of a network: resolves to the body; rejects with what the API says otherwise. */
export type BitcoinTransport = (parameters: {
  readonly esploraUrl: string
  /** From the slash on, `/fee-estimates`. */
  readonly path: string
  /** Sent if set; read otherwise. */
  readonly body?: string | undefined
  readonly signal: AbortSignal
}) => Promise<string>

/** How to make a Bitcoin wallet. */
export interface BitcoinWalletParameters {
  /** "Test Wallet" if unset. The Wallet Standard tells wallets apart by their names. */
  readonly name?: string | undefined
  /** Reverse domain name, for prompts. `dev.latchkey.test-wallet` if unset. */
  readonly rdns?: string | undefined
  /** A `data:image/…` address. A monogram of the name if unset. */
  readonly icon?: string | undefined
  /** Private keys in the wallet import format or in hex. The first of {@link bitcoinTestKeys} if unset. */
  readonly accounts?: readonly string[] | undefined
  /**
   * What the payment address of each key is; `p2wpkh` if unset. Beside it each key has a taproot address for ordinals,
   * unless it pays from that one. Of several each key has one address of each, all of them to pay with, and sites see those of
   * the first until another is selected.
   */
  readonly paymentType?: BitcoinAddressType | readonly BitcoinAddressType[] | undefined
  /** The networks it knows; the first is current. `bitcoin:regtest` on port 3002 if unset. */
  readonly chains?: readonly BitcoinChain[] | undefined
  /**
   * Where its sats-connect provider is in `window`, a path of names with dots; also its id in `btc_providers`. Made of the
   * name if unset. Xverse's is `XverseProviders.BitcoinProvider`.
   */
  readonly providerId?: string | undefined
  /** `fetch` if unset. */
  readonly transport?: BitcoinTransport | undefined
  /** Remembers sites, network and addresses, never keys. In memory only if unset. */
  readonly storage?: WalletStorage | undefined
  /** Asks a person, for instance `confirmSheet()`. Given, the wallet asks; unset, it approves at once. */
  readonly confirm?: Confirm | undefined
}

/** A Bitcoin wallet with real keys whose owner is a script. Made by {@link createBitcoinWallet}. */
export interface BitcoinWallet extends WalletControls<string, string> {
  readonly namespace: 'bip122'
  readonly info: WalletIdentity
  /** Every address it holds a key for on the network it is on: of each key those that pay, then the one for ordinals. */
  readonly accounts: readonly string[]
  readonly chains: readonly BitcoinChain[]
  /** The network it is on. */
  readonly chain: BitcoinChainId
  readonly providerId: string

  /**
   * Asks the wallet as a dapp of that origin would, in JSON: the methods of {@link bitcoinMethods}.
   *
   * @throws ProviderRpcError 4001, 4100, 4200, 4900, 4901, 4902, -32002, -326xx.
   */
  request(request: StandardRequest): Promise<unknown>
  /** Listens as a page of that origin would; returns the end of it. */
  subscribe(parameters: { readonly origin: string; readonly listener: (event: BitcoinWalletEvent) => void }): () => void
  /** Goes to another of its networks, as its owner would. @throws TestingError `testing.invalidParameter` */
  changeNetwork(chain: BitcoinChainId): void
}
