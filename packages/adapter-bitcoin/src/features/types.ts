import type { ClockPort, Connection, FeatureName, Network } from '@latchkey/core/adapter'
import type { BitcoinChain } from '../engine/chains.ts'
import type { WalletActions } from '../engine/links/types.ts'
import type { BitcoinAccount, BitcoinAdapterParameters, BitcoinTypes } from '../types.ts'

/** A connection, with what its wallet told beyond what the connection says. */
export interface ActingConnection {
  readonly connection: Connection<BitcoinTypes>
  readonly accounts: readonly BitcoinAccount[]
  readonly actions: WalletActions
}

/** What the engine gives the features. */
export interface FeatureContext {
  readonly networks: readonly Network<'bip122'>[]
  readonly parameters: BitcoinAdapterParameters
  readonly clock: ClockPort
  readonly life: AbortSignal
  /** @throws `connection.notFound` */
  getActing(connectionId: string): ActingConnection
}

/** A connection that can do something, and the way to ask its wallet. */
export interface Actor extends ActingConnection {
  /** An account of the connection, the active one by default. @throws `account.notFound` */
  getAccount(address?: string): BitcoinAccount
  /** The connection's network. @throws `network.unrecognized` if wallets do not know it */
  getChain(): BitcoinChain
  /**
   * Asks the wallet, unless the signal has aborted, and waits for it and its human until the signal does. Rejects with errors of the
   * catalogue.
   */
  ask<value>(call: () => value | Promise<value>, method: string): Promise<value>
}

/** What every call on a connection has. */
export interface ActorParameters {
  readonly connectionId: string
  readonly signal?: AbortSignal | undefined
}

/** Finds the connection and refuses what it cannot do. */
export type GetActor = (feature: FeatureName, parameters: ActorParameters) => Actor
