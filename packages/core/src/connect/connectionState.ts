import type { StoredConnection } from '../adapter/types.ts'
import type { Namespace } from '@latchkey/protocol/caip'
import type { ErrorSummary } from '../kernel/errors/errorSummary.ts'

/** S4.001 */
export type ConnectionStatus = 'disconnected' | 'connecting' | 'connected'

/** The catalogue wallet that the visitor chose for a pairing. */
export interface ChosenWallet {
  readonly id: string
  readonly name: string
}

/** A wallet that was connected lately. */
export interface RecentWallet {
  readonly connectorId: string
  readonly namespace: Namespace
  /** Of a pairing: the wallet of the catalogue that was chosen for it, if one was. */
  readonly wallet: ChosenWallet | null
}

/** The way to a connection that a visitor asked for, or how the last one ended. */
export type ConnectAttempt =
  | { readonly status: 'idle' }
  | { readonly status: 'connecting'; readonly connectorId: string; readonly namespace: Namespace }
  | {
      readonly status: 'failed'
      readonly connectorId: string
      readonly namespace: Namespace
      readonly error: ErrorSummary
    }

/** How connecting goes, and which wallets were used lately. */
export interface ConnectionState {
  readonly statuses: Readonly<Partial<Record<Namespace, ConnectionStatus>>>
  readonly attempt: ConnectAttempt
  /** Newest first, at most two. */
  readonly recents: readonly RecentWallet[]
  /**
   * What was connected at the last visit and lives no more: being restored while `isRestoring`, later what could not be, as
   * with a locked wallet. It is tried again at the next page load, and forgotten when it is disconnected.
   */
  readonly dormant: readonly (StoredConnection & { readonly namespace: Namespace })[]
  /** The connections of the last visit are being restored. */
  readonly isRestoring: boolean
}

export const initialConnectionState: ConnectionState = {
  statuses: {},
  attempt: { status: 'idle' },
  recents: [],
  dormant: [],
  isRestoring: false,
}

/** The status of a namespace. */
export const selectConnectionStatus = (state: ConnectionState, namespace: Namespace): ConnectionStatus =>
  state.statuses[namespace] ?? 'disconnected'

/** Whether any namespace is connected. */
export const selectIsConnected = (state: ConnectionState): boolean =>
  Object.values(state.statuses).includes('connected')
