import type { Namespace } from '@latchkey/protocol/caip'
import type { Connection, ConnectorDescriptor } from '../adapter/types.ts'
import type { ConnectParameters, StoredConnections } from './connectionController.ts'

/**
 * Provides connections that no adapter discovers: the wallet is on another device or behind a login. Adapters adopt its
 * sessions.
 */
export interface SessionSource {
  readonly id: 'walletConnect' | 'embedded'
  /** Available without loading code. Read again when the options change. */
  readonly connectors: readonly ConnectorDescriptor[]
  /** The code of the error for a connection that the source cannot offer, such as pairing without a relay. */
  readonly notFound: 'auth.connectorNotFound' | 'connector.walletConnectNotFound'
  owns(connectorId: string): boolean
  /** @throws `chunk.failed`, `modal.destroyed` */
  load(): Promise<SessionConnections>
}

/** The loaded part of a session source. */
export interface SessionConnections {
  /** Opens a session and returns its connection in each granted namespace. */
  connect(parameters: ConnectParameters & { readonly signal: AbortSignal }): Promise<readonly Connection[]>
  /**
   * Adopts the sessions that can be restored without a prompt. `stored` also holds the connections of other owners: the
   * first one of a namespace stays the active one. The others of this source are forgotten, or tried again at the next
   * visit if it rejects.
   */
  restore(stored: StoredConnections): Promise<void>
  /** Ends the connection of one namespace, or of all by default. The last one ends the session. */
  disconnect(parameters: { readonly namespace?: Namespace | undefined }): Promise<void>
}
