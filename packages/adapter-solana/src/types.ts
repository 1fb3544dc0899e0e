import type { Adapter, AdapterFeatures, NamespaceTypes } from '@latchkey/core/adapter'

/** A transaction compiled by Solana Kit: the message's bytes, and a signature or `null` for each signer. */
export interface CompiledSolanaTransaction {
  readonly messageBytes: Readonly<Uint8Array> | { readonly [index: number]: number; readonly length: number }
  readonly signatures: Readonly<Record<string, Readonly<Uint8Array> | null>>
}

/**
 * A transaction, legacy or v0: in the wire format as bytes or base64, compiled by Solana Kit, or an object that serializes itself
 * to the wire format, such as a transaction of web3.js 1.
 */
export type SolanaTransaction =
  | Uint8Array
  | string
  | CompiledSolanaTransaction
  | { serialize(options?: { readonly requireAllSignatures: false; readonly verifySignatures: false }): Uint8Array }

/** A connected wallet. Answers are validated, and rejections are errors of the catalogue. */
export interface SolanaProvider {
  /** The active account, in base58. */
  readonly publicKey: string
  /** The wallet's own object: of Wallet Standard, a classic adapter, or the session. Its answers are not validated. */
  readonly wallet: object
  /** Signs bytes with the active account. Resolves to the 64 bytes of the signature. */
  signMessage(message: Uint8Array): Promise<Uint8Array>
  /** Signs a transaction. Resolves to it in the wire format. Wallets may change it before they sign. */
  signTransaction(transaction: SolanaTransaction): Promise<Uint8Array>
  /** Signs several transactions, with one prompt if the wallet supports it. */
  signAllTransactions(transactions: readonly SolanaTransaction[]): Promise<readonly Uint8Array[]>
  /** Signs and sends a transaction. Resolves to its signature in base58. */
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

/** The features of this adapter. */
export type SolanaFeatures = {
  readonly [name in 'message' | 'balance' | 'transfer' | 'transaction']: Required<
    NonNullable<AdapterFeatures<SolanaTypes>[name]>
  >
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

/** The parameters of `solanaAdapter`. */
export interface SolanaAdapterParameters {
  /**
   * The app's own JSON-RPC endpoints by the network's id. Their URLs are used unchanged. Of several, the first that answers
   * is used, and the others when it fails. Networks without an entry are read through the cloud if it lists them, otherwise
   * over the network's own endpoints.
   */
  readonly rpcUrls?: Readonly<Record<string, string | readonly string[]>> | undefined
  /** Creates classic adapters (`@solana/wallet-adapter-*`) of wallets that do not support Wallet Standard. Called by `start`. */
  readonly wallets?: (() => readonly ClassicSolanaWallet[]) | undefined
  /**
   * Creates the transaction that classic adapters sign from the wire format: `(bytes) => VersionedTransaction.deserialize(bytes)`
   * of web3.js 1. Without it, classic adapters sign only messages.
   */
  readonly readTransaction?: ((bytes: Uint8Array) => object) | undefined
  /** The limit of the priority fee, in lamports per transfer. 1,000,000 (0.001 SOL) by default, 0 for none. */
  readonly maxPriorityFee?: bigint | undefined
}
