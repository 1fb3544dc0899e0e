import type { Connection, ConnectionClient, FeatureName } from '@latchkey/core/adapter'
import type { BitcoinChain } from '../chain/chains.ts'
import type { EsploraContext } from '../chain/createEsplora.ts'
import type { BitcoinAccount, BitcoinTypes } from '../types.ts'
import type { WalletActions } from '../wallets/ConnectedWallet.ts'

/** A connection with its wallet's accounts and actions. */
export interface WalletAccess {
  readonly connection: Connection<BitcoinTypes>
  readonly accounts: readonly BitcoinAccount[]
  readonly actions: WalletActions
}

/** What the engine gives the features. */
export interface EngineFeatureContext extends EsploraContext {
  /** @throws `connection.notFound` */
  getAccess(connectionId: string): WalletAccess
}

/** A connection with the feature in question, and its wallet. */
export interface BitcoinClient extends WalletAccess, ConnectionClient<BitcoinTypes> {
  /** Returns an account of the connection, the active one by default. @throws `account.notFound` */
  getAccount(address?: string): BitcoinAccount
  /** Returns the connection's network. @throws `network.unrecognized` if wallets do not know it */
  getChain(): BitcoinChain
}

/** What every call on a connection has. */
export interface ClientParameters {
  readonly connectionId: string
  readonly signal?: AbortSignal | undefined
}

/** Returns the client of a connection. @throws `connection.notFound`, `feature.unsupported` */
export type GetClient = (feature: FeatureName, parameters: ClientParameters) => BitcoinClient
