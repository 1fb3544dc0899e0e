import type { ClockPort, Connection, FeatureName, Network } from '@latchkey/core/adapter'
import type { LedgerEntry } from '../engine/createLedger.ts'
import type { WalletCall, WalletLink } from '../engine/types.ts'
import type { SolanaAdapterParameters, SolanaTypes } from '../types.ts'

/** What the engine gives the features. */
export interface FeatureContext {
  readonly networks: readonly Network<'solana'>[]
  readonly parameters: SolanaAdapterParameters
  readonly clock: ClockPort
  readonly life: AbortSignal
  /** @throws `connection.notFound` */
  getEntry(connectionId: string): LedgerEntry
}

/** A connection that can do something, and its wallet, which rejects with errors of the catalogue. */
export interface Actor {
  readonly connection: Connection<SolanaTypes>
  readonly link: WalletLink
  /** What each question to the wallet names. */
  readonly call: WalletCall
  /** Asks the wallet, and turns its refusal into an error of the catalogue. */
  ask<value>(method: string, question: () => Promise<value>): Promise<value>
}

/** What every call on a connection has. */
export interface ActorParameters {
  readonly connectionId: string
  /** The account to act for; the one in use if unset. */
  readonly address?: string | undefined
  readonly signal?: AbortSignal | undefined
}

/** Finds the connection and refuses what it cannot do. */
export type GetActor = (feature: FeatureName, parameters: ActorParameters) => Actor
