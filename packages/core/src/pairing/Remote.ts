import type { Connection } from '../adapter/types.ts'
import type { ConnectParameters, StoredConnections } from '../connect/connectionController.ts'

/** What a modal does over the network besides the chains themselves. Loaded when the visitor first means to use it. */
export interface Remote {
  /** Asks the project's cloud, once, and makes a pairing code if that is wanted. Never throws. */
  begin(parameters: { readonly pairing: boolean }): Promise<void>
  /**
   * Pairs with a wallet on another device. Throws as `WalletConnect.pair`, and of what cannot be connected why: here
   * because nobody needs those words at first.
   */
  pair(parameters: ConnectParameters): Promise<readonly Connection[]>
  /** Takes up the pairing of the last visit. Gives what is still to be restored. */
  restore(stored: StoredConnections): Promise<StoredConnections>
}
