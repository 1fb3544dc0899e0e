import type { Confirm, WalletIdentity, WalletStorage, WalletTransport } from '../wallet/types.ts'
import type { StandardRequest } from '../standard/types.ts'
import type { WalletControls } from '../wallet/WalletControls.ts'

/** A cluster that a Solana wallet offers. */
export interface SolanaChain {
  /** The Wallet Standard id: `solana:mainnet`, `solana:devnet`, `solana:testnet`, `solana:localnet`. */
  readonly chain: `solana:${string}`
  /** The URL of its JSON-RPC over HTTP. */
  readonly rpcUrl: string
  /** The name in the confirm sheet. Default: the id. */
  readonly name?: string | undefined
  /**
   * The CAIP-2 id in sessions: `solana:` and the first 32 characters of the genesis hash. Those of the public clusters are
   * known, including older ones.
   */
  readonly caipNetworkId?: string | undefined
}

/** An optional Wallet Standard feature of a Solana wallet. */
export type SolanaFeature = 'solana:signMessage' | 'solana:signTransaction' | 'solana:signAndSendTransaction'

/** An account as a Solana wallet describes it, in JSON. */
export interface SolanaAccount {
  /** The public key in base58. */
  readonly address: string
  /** The public key, 32 bytes in base64. */
  readonly publicKey: string
}

/** The event that a Solana wallet sends to its pages. */
export interface SolanaWalletEvent {
  readonly event: 'change'
  readonly data: { readonly accounts: readonly SolanaAccount[] }
}

/** The parameters of {@link createSolanaWallet}. */
export interface SolanaWalletParameters {
  /** Default: "Test Wallet". The Wallet Standard distinguishes wallets by name. */
  readonly name?: string | undefined
  /** Reverse domain name for prompts. Default: `dev.latchkey.test-wallet`. */
  readonly rdns?: string | undefined
  /** A `data:image/…` URL. Default: a monogram of the name. */
  readonly icon?: string | undefined
  /** Secret keys in base58, of 64 bytes as wallets export them, or of 32. Default: the first of {@link solanaTestKeys}. */
  readonly accounts?: readonly string[] | undefined
  /** The clusters. Default: `solana:localnet` on port 8899. */
  readonly chains?: readonly SolanaChain[] | undefined
  /** The optional features. Default: all. */
  readonly features?: readonly SolanaFeature[] | undefined
  /** Default: JSON-RPC with `fetch`. */
  readonly transport?: WalletTransport | undefined
  /** Stores sites and accounts, but no keys. Default: memory only. */
  readonly storage?: WalletStorage | undefined
  /** Asks a visitor, for example with `confirmSheet()`. Default: requests are approved at once. */
  readonly confirm?: Confirm | undefined
}

/** A scripted Solana wallet with real keys. Create one with {@link createSolanaWallet}. */
export interface SolanaWallet extends WalletControls<string, string> {
  readonly namespace: 'solana'
  readonly info: WalletIdentity
  /** All its accounts, in base58. */
  readonly accounts: readonly string[]
  readonly chains: readonly SolanaChain[]
  readonly features: readonly SolanaFeature[]

  /**
   * Sends a request as a dapp of that origin, in JSON. The methods are those of {@link solanaMethods}.
   *
   * @throws ProviderRpcError 4001, 4100, 4200, 4900, 4901, -32002, -326xx, or the node's own.
   */
  request(request: StandardRequest): Promise<unknown>
  /** Listens as a page of that origin. Returns a function that ends it. */
  subscribe(parameters: { readonly origin: string; readonly listener: (event: SolanaWalletEvent) => void }): () => void
}
