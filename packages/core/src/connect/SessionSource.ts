import type { Namespace } from '@latchkey/protocol/caip'
import type { Connection, ConnectorDescriptor } from '../adapter/types.ts'
import type { ConnectParameters, StoredConnections } from './connectionController.ts'

/** Connections that no adapter discovers: the wallet is on another device or behind a login. Adapters adopt its sessions. */
export interface SessionSource {
  readonly id: 'walletConnect' | 'embedded'
  /** Listed without loading anything. */
  readonly connectors: readonly ConnectorDescriptor[]
  /** The error of a connection that it cannot offer now, such as pairing without a relay. */
  readonly notFound: 'connector.walletConnectNotFound' | 'connector.notFound'
  owns(connectorId: string): boolean
  /** @throws `chunk.failed`, `modal.destroyed` */
  load(): Promise<SessionConnections>
}

/** The loaded part of a session source. */
export interface SessionConnections {
  /** Opens a session and returns the connection of each namespace that it grants. */
  connect(parameters: ConnectParameters & { readonly signal: AbortSignal }): Promise<readonly Connection[]>
  /** Adopts what can be restored without a prompt. Returns what remains to be restored. */
  restore(stored: StoredConnections): Promise<StoredConnections>
  /** Ends the connection of one namespace, or of all if none is named. The last one ends the session. */
  disconnect(parameters: { readonly namespace?: Namespace | undefined }): Promise<void>
}
