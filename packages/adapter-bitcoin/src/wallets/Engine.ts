import type { AdapterEngine, EngineContext as BaseEngineContext } from '@latchkey/core/adapter'
import type {
  BitcoinAdapter,
  BitcoinAdapterParameters,
  BitcoinFeatures,
  BitcoinProvider,
  BitcoinTypes,
} from '../types.ts'
import type { FoundWallet } from './types.ts'

/** What the adapter gives the engine. */
export interface EngineContext extends BaseEngineContext<BitcoinTypes, FoundWallet> {
  readonly parameters: BitcoinAdapterParameters
}

/** The part of the adapter that talks to wallets. */
export interface Engine extends AdapterEngine<BitcoinTypes> {
  loadFeatures(): Promise<LoadedFeatures>
}

/** The features, and what loads with them. */
export interface LoadedFeatures extends BitcoinFeatures {
  readonly getFeeRates: BitcoinAdapter['getFeeRates']
  /** Creates the provider of a connection, which is the same for all kinds of wallets. */
  createProvider(parameters: { readonly connectionId: string; readonly wallet: object }): BitcoinProvider
}
