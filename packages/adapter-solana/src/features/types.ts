import type { ConnectionClient, FeatureName } from '@latchkey/core/adapter'
import type { ReaderContext } from '../chain/createReader.ts'
import type { SolanaTypes } from '../types.ts'
import type { ConnectedWallet, WalletCall } from '../wallets/ConnectedWallet.ts'
import type { ConnectionEntry } from '../wallets/createConnectionStore.ts'

/** What the engine gives the features. */
export interface EngineFeatureContext extends ReaderContext {
  /** @throws `connection.notFound` */
  getEntry(connectionId: string): ConnectionEntry
}

/** A connection with the feature in question, and its wallet. */
export interface SolanaClient extends ConnectionClient<SolanaTypes> {
  readonly connectedWallet: ConnectedWallet
  /** What each call to the wallet names. */
  readonly call: WalletCall
}

/** What every call on a connection has. */
export interface ClientParameters {
  readonly connectionId: string
  /** The account to use. The active one by default. */
  readonly address?: string | undefined
  readonly signal?: AbortSignal | undefined
}

/** Returns the client of a connection. @throws `connection.notFound`, `account.notFound`, `feature.unsupported` */
export type GetClient = (feature: FeatureName, parameters: ClientParameters) => SolanaClient
