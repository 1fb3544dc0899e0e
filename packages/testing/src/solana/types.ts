import type { Confirm, WalletIdentity, WalletStorage, WalletTransport } from '../wallet/types.ts'
import type { StandardRequest } from '../standard/types.ts'
import type { WalletControls } from '../wallet/WalletControls.ts'

/** A cluster that a Solana wallet offers. */
export interface SolanaChain {
  /** As the Wallet Standard names it: `solana:mainnet`, `solana:devnet`, `solana:testnet`, `solana:localnet`. */
  readonly chain: `solana:${string}`
  /** JSON-RPC over HTTP. */
  readonly rpcUrl: string
  /** What the confirm sheet calls it; the id if unset. */
  readonly name?: string | undefined
  /**
   * The CAIP-2 id that sessions name it by, `solana:` and the first 32 characters of the genesis hash. Those of the public
   * clusters are known, old ones too.
   */
  readonly caipNetworkId?: string | undefined
}

/** A feature of the Wallet Standard that a Solana wallet may have or not. */
export type SolanaFeature = 'solana:signMessage' | 'solana:signTransaction' | 'solana:signAndSendTransaction'

/** An account as a Solana wallet tells of it, in JSON. */
export interface SolanaAccount {
  /** The public key in base58. */
  readonly address: string
  /** The public key, 32 bytes in base64. */
  readonly publicKey: string
}

/** What a Solana wallet tells its pages. */
export interface SolanaWalletEvent {
  readonly event: 'change'
  readonly data: { readonly accounts: readonly SolanaAccount[] }
}

/** How to make a Solana wallet. */
export interface SolanaWalletParameters {
  /** "Test Wallet" if unset. The Wallet Standard tells wallets apart by their names. */
  readonly name?: string | undefined
  /** Reverse domain name, for prompts. `dev.latchkey.test-wallet` if unset. */
  readonly rdns?: string | undefined
  /** A `data:image/…` address. A monogram of the name if unset. */
  readonly icon?: string | undefined
  /** Secret keys in base58, of 64 bytes as wallets export them or of 32. The first of {@link solanaTestKeys} if unset. */
  readonly accounts?: readonly string[] | undefined
  /** The clusters it offers. `solana:localnet` on port 8899 if unset. */
  readonly chains?: readonly SolanaChain[] | undefined
  /** What it can do. Everything if unset. */
  readonly features?: readonly SolanaFeature[] | undefined
  /** JSON-RPC with `fetch` if unset. */
  readonly transport?: WalletTransport | undefined
  /** Remembers sites and accounts, never keys. In memory only if unset. */
  readonly storage?: WalletStorage | undefined
  /** Asks a person, for instance `confirmSheet()`. Given, the wallet asks; unset, it approves at once. */
  readonly confirm?: Confirm | undefined
}

/** A Solana wallet with real keys whose owner is a script. Made by {@link createSolanaWallet}. */
export interface SolanaWallet extends WalletControls<string, string> {
  readonly namespace: 'solana'
  readonly info: WalletIdentity
  /** Every account it holds a key for, in base58. */
  readonly accounts: readonly string[]
  readonly chains: readonly SolanaChain[]
  readonly features: readonly SolanaFeature[]

  /**
   * Asks the wallet as a dapp of that origin would, in JSON: the methods of {@link solanaMethods}.
   *
   * @throws ProviderRpcError 4001, 4100, 4200, 4900, 4901, -32002, -326xx, or the node's own.
   */
  request(request: StandardRequest): Promise<unknown>
  /** Listens as a page of that origin would; returns the end of it. */
  subscribe(parameters: { readonly origin: string; readonly listener: (event: SolanaWalletEvent) => void }): () => void
}
