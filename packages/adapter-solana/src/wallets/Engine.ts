import type { AdapterEngine, EngineContext as BaseEngineContext } from '@latchkey/core/adapter'
import type { SolanaAdapterParameters, SolanaFeatures, SolanaTypes } from '../types.ts'
import type { FoundWallet } from './types.ts'

/** What the adapter gives the engine. */
export interface EngineContext extends BaseEngineContext<SolanaTypes, FoundWallet> {
  readonly parameters: SolanaAdapterParameters
}

/** The part of the adapter that talks to wallets. */
export interface Engine extends AdapterEngine<SolanaTypes> {
  loadFeatures(): Promise<SolanaFeatures>
}
