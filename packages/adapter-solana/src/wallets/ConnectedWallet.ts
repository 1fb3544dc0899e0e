import type { CaipNetworkId, FeatureName } from '@latchkey/core/adapter'

/** A CAIP-2 id of this namespace. */
export type SolanaNetworkId = CaipNetworkId<'solana'>

/** An account that a wallet has granted, validated. */
export interface GrantedAccount {
  readonly address: string
  /** The networks where it may be used; `all` if the wallet does not specify them. */
  readonly networkIds: readonly SolanaNetworkId[] | 'all'
  readonly features: readonly FeatureName[]
}

/** What every call to a wallet names. */
export interface WalletCall {
  readonly address: string
  readonly networkId: SolanaNetworkId
  /** Aborts the wait for the visitor. */
  readonly signal?: AbortSignal | undefined
}

/** A wallet that the app may use, whatever its interface. Rejects with the wallet's own errors or with those of the catalogue. */
export interface ConnectedWallet {
  /** The wallet's own object. */
  readonly wallet: object
  /** The accounts that are granted now. Without accounts the connection ends. */
  getAccounts(): readonly GrantedAccount[]
  /** Calls the listener when the accounts may have changed. Returns a function that stops listening. */
  listen(listener: (change: WalletChange) => void): () => void
  /** Signs bytes. Resolves to the 64 bytes of the signature. */
  signMessage(call: WalletCall & { readonly message: Uint8Array }): Promise<Uint8Array>
  /** Signs transactions in the wire format. Resolves to them in the same order. Absent if the wallet cannot. */
  readonly signTransactions?:
    | ((call: WalletCall & { readonly transactions: readonly Uint8Array[] }) => Promise<readonly Uint8Array[]>)
    | undefined
  /** Signs and sends a transaction. Resolves to its signature. Absent if the wallet cannot. */
  readonly sendTransaction?:
    | ((call: WalletCall & { readonly transaction: Uint8Array }) => Promise<Uint8Array>)
    | undefined
  /** The versions of transactions that it signs. */
  readonly versions: readonly ('legacy' | 0)[]
  /** Notifies the wallet of the disconnect. Best effort, with a short limit. */
  leave(): Promise<unknown>
}

/** A change that a wallet reports. */
export interface WalletChange {
  /** The network, if the wallet switched by itself. */
  readonly networkId?: SolanaNetworkId | undefined
}
