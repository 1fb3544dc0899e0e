import type { CaipNetworkId, NamespaceTypes, RemoteSession } from '@latchkey/core/adapter'

/** A session that core owns, as the contract suite drives it. */
export interface ControllableSession<types extends NamespaceTypes = NamespaceTypes> {
  /** What the adapter gets. */
  readonly session: RemoteSession
  /** The accounts of the grant in the adapter's namespace. */
  readonly accounts: readonly [types['address'], types['address'], ...types['address'][]]
  /** Every request so far, the oldest first. */
  readonly requests: readonly SessionRequest[]
  /** The peer grants these accounts from now on; an empty list withdraws the namespace. */
  changeAccounts(accounts: readonly types['address'][]): Promise<void>
  /** The peer goes to another network. */
  changeNetwork(networkId: CaipNetworkId<types['namespace']>): Promise<void>
  /** The session is over. */
  end(reason: 'user' | 'expired' | 'peer'): Promise<void>
  /** Listeners that are left on the session. */
  getListenerCount(): number
}

/** A request as it reached the session. */
export interface SessionRequest {
  readonly networkId: CaipNetworkId
  readonly method: string
  readonly params: unknown
}
