import type { Adapter, AdapterFeatures, NamespaceTypes } from '@latchkey/core/adapter'

/** A transaction as Solana Kit compiles it: the message's bytes, and a signature or nothing for each address that signs. */
export interface CompiledSolanaTransaction {
  readonly messageBytes: Readonly<Uint8Array> | { readonly [index: number]: number; readonly length: number }
  readonly signatures: Readonly<Record<string, Readonly<Uint8Array> | null>>
}

/**
 * A transaction, legacy or v0, as an app hands it over: in the wire format as bytes or in base64, as Solana Kit compiles it, or
 * anything that serializes itself to that, such as a transaction of web3.js 1.
 */
export type SolanaTransaction =
  | Uint8Array
  | string
  | CompiledSolanaTransaction
  | { serialize(options?: { readonly requireAllSignatures: false; readonly verifySignatures: false }): Uint8Array }

/** A connected wallet, asked directly. Answers are checked, and errors are those of the catalogue. */
export interface SolanaProvider {
  /** The account in use, in base58. */
  readonly publicKey: string
  /** The wallet's own object: of Wallet Standard, a classic adapter, or the session. About its answers nothing is certain. */
  readonly wallet: object
  /** Signs bytes with the account in use; gives the 64 bytes of the signature. */
  signMessage(message: Uint8Array): Promise<Uint8Array>
  /** Signs a transaction; gives it in the wire format. Wallets may change it before they sign. */
  signTransaction(transaction: SolanaTransaction): Promise<Uint8Array>
  /** Signs several transactions with one prompt, where the wallet can. */
  signAllTransactions(transactions: readonly SolanaTransaction[]): Promise<readonly Uint8Array[]>
  /** Signs and sends a transaction; gives its signature in base58. */
  signAndSendTransaction(transaction: SolanaTransaction): Promise<string>
}

/** The types of the Solana namespace. */
export interface SolanaTypes extends NamespaceTypes {
  readonly namespace: 'solana'
  /** A public key in base58. */
  readonly address: string
  readonly provider: SolanaProvider
  /** A transaction's first signature, in base58. */
  readonly transactionId: string
  readonly transactionRequest: SolanaTransaction
}

/** What a Solana wallet may be able to do. */
export type SolanaFeatures = {
  readonly [name in 'message' | 'balance' | 'transfer' | 'transaction']: NonNullable<AdapterFeatures<SolanaTypes>[name]>
}

/** The adapter of Solana. */
export interface SolanaAdapter extends Adapter<SolanaTypes> {
  readonly features: SolanaFeatures
  preload(): Promise<void>
}

/**
 * A classic adapter: the `Adapter` of `@solana/wallet-adapter-base`. Only the two members that every version has are
 * typed, so that this type does not need that package. The others are checked when they are used.
 */
export interface ClassicSolanaWallet {
  readonly name: string
  connect(): Promise<void>
}

/** How the adapter is set up. */
export interface SolanaAdapterParameters {
  /**
   * The app's own JSON-RPC endpoints by the network's id, used as they are given. Of several, the first that answers is asked,
   * and the others when it fails. Without an entry a network's own endpoints are used.
   */
  readonly rpcUrls?: Readonly<Record<string, string | readonly string[]>> | undefined
  /** Creates classic adapters (`@solana/wallet-adapter-*`) of wallets that do not support Wallet Standard. Called by `start`. */
  readonly wallets?: (() => readonly ClassicSolanaWallet[]) | undefined
  /**
   * Creates the transaction that classic adapters sign from the wire format: `(bytes) => VersionedTransaction.deserialize(bytes)`
   * of web3.js 1. Without it, classic adapters sign only messages.
   */
  readonly readTransaction?: ((bytes: Uint8Array) => object) | undefined
  /** The most that is paid for priority, in lamports a transfer. 1,000,000 (0.001 SOL) if unset, 0 for none. */
  readonly maxPriorityFee?: bigint | undefined
}
