import type { Connection, ConnectionClient, FeatureName } from '@latchkey/core/adapter'
import type { ReaderContext } from '../chain/createReader.ts'
import type { Eip155Types } from '../types.ts'
import type { GuardedProvider } from '../wallets/guardProvider.ts'

/** What the engine gives the features. */
export interface EngineFeatureContext extends ReaderContext {
  /** @throws `connection.notFound` */
  getConnection(connectionId: string): Connection<Eip155Types>
  /** @throws `connection.notFound`, `wallet.invalidResponse`, `wallet.timeout` */
  getGuard(connectionId: string): Promise<GuardedProvider>
}

/** A connection with the feature in question, and the way to call its wallet. */
export interface Eip155Client extends Pick<ConnectionClient<Eip155Types>, 'connection'> {
  /** The chain id of the connection's network, in the form of wallets. */
  readonly chainId: `0x${string}`
  /** Sends a request to the wallet and waits until it answers or the signal aborts. Rejects with errors of the catalogue. */
  request(method: string, params: readonly unknown[]): Promise<unknown>
}

/** Returns the client of a connection. @throws `connection.notFound`, `feature.unsupported` */
export type GetClient = (
  feature: FeatureName,
  parameters: { readonly connectionId: string; readonly signal?: AbortSignal | undefined },
) => Promise<Eip155Client>
