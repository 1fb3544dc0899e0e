import type { AdapterContext, Connection, RemoteSession, StoredConnection } from '@latchkey/core/adapter'
import type { FoundWallet } from '../discovery/types.ts'
import type {
  BitcoinAdapter,
  BitcoinAdapterParameters,
  BitcoinFeatures,
  BitcoinProvider,
  BitcoinTypes,
} from '../types.ts'

/** What the shell gives the engine. */
export interface EngineContext {
  readonly context: AdapterContext<'bip122'>
  readonly parameters: BitcoinAdapterParameters
  /** Aborts when the adapter ends. */
  readonly life: AbortSignal
  findWallet(id: string): FoundWallet | undefined
  /** Calls back when a wallet was found. Returns the function that ends it. */
  watchWallets(listener: () => void): () => void
  /** Writes into the adapter's store. Returns the connections as the store holds them. */
  write(parts: {
    readonly connections: readonly Connection<BitcoinTypes>[]
    readonly activeConnectionId: string | null
  }): readonly Connection<BitcoinTypes>[]
}

/** The part of the adapter that speaks to wallets, loaded when it is needed. Rejects as the contract says. */
export interface Engine extends Pick<BitcoinAdapter, 'disconnect' | 'switchAccount' | 'getProvider'> {
  connect(parameters: Signalled<Parameters<BitcoinAdapter['connect']>[0]>): Promise<Connection<BitcoinTypes>>
  adopt(session: RemoteSession): Promise<Connection<BitcoinTypes>>
  switchNetwork(parameters: Signalled<Parameters<BitcoinAdapter['switchNetwork']>[0]>): Promise<void>
  /** Brings back what can be brought back without a prompt, the first as the active one. Never rejects. */
  restore(stored: readonly StoredConnection[]): Promise<void>
  loadFeatures(): Promise<LoadedFeatures>
  destroy(): void
}

/** What connected wallets can do, and reading the chain: loaded with the first use. */
export interface LoadedFeatures extends BitcoinFeatures {
  readonly getFeeRates: BitcoinAdapter['getFeeRates']
  /** The calls of the one face of all wallets, by the connection's id. */
  createProvider(parameters: { readonly connectionId: string; readonly wallet: object }): BitcoinProvider
}

type Signalled<parameters> = Omit<parameters, 'signal'> & { readonly signal: AbortSignal }
