import type {
  AdapterContext,
  CaipNetworkId,
  Connection,
  FeatureName,
  RemoteSession,
  StoredConnection,
} from '@latchkey/core/adapter'
import type { FoundWallet } from '../discovery/types.ts'
import type { SolanaAdapter, SolanaAdapterParameters, SolanaFeatures, SolanaTypes } from '../types.ts'

/** What the shell gives the engine. */
export interface EngineContext {
  readonly context: AdapterContext<'solana'>
  readonly parameters: SolanaAdapterParameters
  /** Aborts when the adapter ends. */
  readonly life: AbortSignal
  findWallet(id: string): FoundWallet | undefined
  /** Calls back when a wallet was found. Returns the function that ends it. */
  watchWallets(listener: () => void): () => void
  /** Writes the connections: the one way into the adapter's store. Returns them as the store holds them. */
  write(parts: EngineParts): readonly Connection<SolanaTypes>[]
}

/** The engine's part of the adapter's state. */
export interface EngineParts {
  readonly connections: readonly Connection<SolanaTypes>[]
  readonly activeConnectionId: string | null
}

/** The part of the adapter that speaks to wallets, loaded when it is needed. Rejects as the contract says. */
export interface Engine extends Pick<SolanaAdapter, 'disconnect' | 'switchAccount' | 'getProvider'> {
  connect(parameters: Signalled<Parameters<SolanaAdapter['connect']>[0]>): Promise<Connection<SolanaTypes>>
  adopt(session: RemoteSession): Promise<Connection<SolanaTypes>>
  switchNetwork(parameters: Signalled<Parameters<SolanaAdapter['switchNetwork']>[0]>): Promise<void>
  /** Brings back what can be brought back without a prompt, the first as the active one. Never rejects. */
  restore(stored: readonly StoredConnection[]): Promise<void>
  loadFeatures(): Promise<SolanaFeatures>
  destroy(): void
}

type Signalled<parameters> = Omit<parameters, 'signal'> & { readonly signal: AbortSignal }

/** A CAIP-2 id of this namespace. */
export type SolanaNetworkId = CaipNetworkId<'solana'>

/** An account that a wallet has granted, checked. */
export interface GrantedAccount {
  readonly address: string
  /** Where it may be used; `all` if the wallet does not say. */
  readonly networkIds: readonly SolanaNetworkId[] | 'all'
  readonly features: readonly FeatureName[]
}

/** What every question to a wallet names. */
export interface WalletCall {
  readonly address: string
  readonly networkId: SolanaNetworkId
  /** Gives up waiting for the human. */
  readonly signal?: AbortSignal | undefined
}

/** A wallet that has let the app in. Its rejections are the wallet's own or errors of the catalogue. */
export interface WalletLink {
  /** The wallet's own object. */
  readonly wallet: object
  /** What is granted now. Without accounts the connection is over. */
  getAccounts(): readonly GrantedAccount[]
  /** Calls back when what is granted may have changed; returns the end of it. */
  listen(listener: (change: LinkChange) => void): () => void
  /** Signs bytes; gives the 64 bytes of the signature. */
  signMessage(call: WalletCall & { readonly message: Uint8Array }): Promise<Uint8Array>
  /** Signs transactions of the wire format; gives them back, in the same order. Absent if the wallet cannot. */
  readonly signTransactions?:
    | ((call: WalletCall & { readonly transactions: readonly Uint8Array[] }) => Promise<readonly Uint8Array[]>)
    | undefined
  /** Signs and sends a transaction; gives its signature. Absent if the wallet cannot. */
  readonly sendTransaction?:
    | ((call: WalletCall & { readonly transaction: Uint8Array }) => Promise<Uint8Array>)
    | undefined
  /** The versions of transactions that it signs. */
  readonly versions: readonly ('legacy' | 0)[]
  /** Tells the wallet that it is over. Best effort, and not for long. */
  leave(): Promise<unknown>
}

/** What happened to a wallet. */
export interface LinkChange {
  /** It went to another network by itself. */
  readonly networkId?: SolanaNetworkId | undefined
}
