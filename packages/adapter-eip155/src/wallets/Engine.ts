import type { AdapterEngine, EngineContext as BaseEngineContext } from '@latchkey/core/adapter'
import type { Config } from '@wagmi/core'
import type { Eip155AdapterParameters, Eip155Features, Eip155Types } from '../types.ts'
import type { SilentAnswers } from './askSilently.ts'
import type { FoundWallet } from './types.ts'

/** What the adapter gives the engine. */
export interface EngineContext extends BaseEngineContext<Eip155Types, FoundWallet> {
  readonly parameters: Eip155AdapterParameters
  /** The answers of stored wallets that were called while the engine loaded, by connector id. */
  readonly prefetched: ReadonlyMap<string, SilentAnswers>
}

/** The part of the adapter that uses wagmi and viem. */
export interface Engine extends AdapterEngine<Eip155Types> {
  readonly config: Config
  loadFeatures(): Promise<Eip155Features>
  refresh(): void
}
