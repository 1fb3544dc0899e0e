import type {
  AdapterContext,
  Connection,
  ConnectorDescriptor,
  RemoteSession,
  StoredConnection,
} from '@latchkey/core/adapter'
import type { Config } from '@wagmi/core'
import type { FoundWallet } from '../discovery/types.ts'
import type { Eip155Adapter, Eip155AdapterParameters, Eip155Features, Eip155Types } from '../types.ts'
import type { SilentAnswers } from '../utils/askSilently.ts'

/** What the shell gives the engine. */
export interface EngineContext {
  readonly context: AdapterContext<'eip155'>
  readonly parameters: Eip155AdapterParameters
  /** Aborts when the adapter ends. */
  readonly life: AbortSignal
  listWallets(): readonly FoundWallet[]
  findWallet(id: string): FoundWallet | undefined
  /** Calls back when a wallet was found. Returns the function that ends it. */
  watchWallets(listener: () => void): () => void
  /**
   * Writes what the wagmi config says now: the one way into the adapter's store. Returns the connections as the store
   * holds them.
   */
  write(parts: EngineParts): readonly Connection<Eip155Types>[]
}

/** The engine's part of the adapter's state. */
export interface EngineParts {
  readonly connectors: readonly ConnectorDescriptor<'eip155'>[]
  readonly connections: readonly Connection<Eip155Types>[]
  readonly activeConnectionId: string | null
  /** Whether the app itself is connecting or reconnecting through its wagmi config. */
  readonly isConfigBusy: boolean
}

/** A stored connection, with what its wallet was asked ahead. */
export interface RestorableConnection extends StoredConnection {
  readonly answers?: SilentAnswers | undefined
}

/** The part of the adapter that stands on wagmi and viem, loaded when it is needed. Rejects as the contract says. */
export interface Engine extends Pick<Eip155Adapter, 'disconnect' | 'switchAccount' | 'getProvider'> {
  readonly config: Config
  connect(parameters: Signalled<Parameters<Eip155Adapter['connect']>[0]>): Promise<Connection<Eip155Types>>
  adopt(session: RemoteSession): Promise<Connection<Eip155Types>>
  switchNetwork(parameters: Signalled<Parameters<Eip155Adapter['switchNetwork']>[0]>): Promise<void>
  /** Brings back what can be brought back without a prompt, the first as the active one. Never rejects. */
  restore(stored: readonly RestorableConnection[]): Promise<void>
  loadFeatures(): Promise<Eip155Features>
  /** Reads the page's wallets again. */
  refresh(): void
  destroy(): void
}

type Signalled<parameters> = Omit<parameters, 'signal'> & { readonly signal: AbortSignal }
