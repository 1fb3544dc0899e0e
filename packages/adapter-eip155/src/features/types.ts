import type { ClockPort, Connection, FeatureName, Network } from '@latchkey/core/adapter'
import type { Config } from '@wagmi/core'
import type { GuardedProvider } from '../engine/guardProvider.ts'
import type { Eip155AdapterParameters, Eip155Types } from '../types.ts'

/** What the engine gives the features. */
export interface FeatureContext {
  readonly config: Config
  readonly networks: readonly Network<'eip155'>[]
  readonly parameters: Eip155AdapterParameters
  readonly clock: ClockPort
  readonly life: AbortSignal
  /** @throws `connection.notFound` */
  getConnection(connectionId: string): Connection<Eip155Types>
  /** @throws `connection.notFound`, `wallet.invalidResponse`, `wallet.timeout` */
  getGuard(connectionId: string): Promise<GuardedProvider>
}

/** A connection that can do something, and the way to ask its wallet. */
export interface Actor {
  readonly connection: Connection<Eip155Types>
  /** The chain id of the connection's network, as wallets write it. */
  readonly chainId: `0x${string}`
  /** Asks the wallet, and waits for its human until the signal aborts. Rejects with errors of the catalogue. */
  ask(method: string, params: readonly unknown[]): Promise<unknown>
}

/** What every call on a connection has. */
export interface ActorParameters {
  readonly connectionId: string
  readonly signal?: AbortSignal | undefined
}

/** Finds the connection and refuses what it cannot do. */
export type GetActor = (feature: FeatureName, parameters: ActorParameters) => Promise<Actor>
