import type { StoredConnection } from '../adapter/types.ts'
import type { Namespace } from '@latchkey/protocol/caip'
import type { ErrorSummary } from '../kernel/errors/errorSummary.ts'

/** Whether something is connected. `connecting`: a wallet is being asked, or a connection of the last visit is being restored. */
export type ConnectionStatus = 'disconnected' | 'connecting' | 'connected'

/** The catalogue wallet that the visitor chose for a pairing. */
export interface ChosenWallet {
  readonly id: string
  readonly name: string
}

/** A recently connected wallet. */
export interface RecentWallet {
  readonly connectorId: string
  readonly namespace: Namespace
  /** The catalogue wallet chosen for a pairing, if there was one. */
  readonly wallet: ChosenWallet | null
}

/** The visitor's current attempt to connect, or the outcome of the last one. */
export type ConnectAttempt =
  | { readonly status: 'idle' }
  | { readonly status: 'connecting'; readonly connectorId: string; readonly namespace: Namespace }
  | {
      readonly status: 'failed'
      readonly connectorId: string
      readonly namespace: Namespace
      readonly error: ErrorSummary
    }

/** The state of connecting, and the recent wallets. */
export interface ConnectionState {
  readonly statuses: Readonly<Partial<Record<Namespace, ConnectionStatus>>>
  readonly attempt: ConnectAttempt
  /** Newest first, at most two. */
  readonly recents: readonly RecentWallet[]
  /**
   * Connections of the last visit that are not active: those being restored while `isRestoring`, later those that could
   * not be restored, such as locked wallets. The next page load retries them; disconnecting forgets them.
   */
  readonly dormant: readonly (StoredConnection & { readonly namespace: Namespace })[]
  /** Whether the connections of the last visit are being restored. */
  readonly isRestoring: boolean
}

export const initialConnectionState: ConnectionState = {
  statuses: {},
  attempt: { status: 'idle' },
  recents: [],
  dormant: [],
  isRestoring: false,
}

/** Selects the status of a namespace. */
export const selectConnectionStatus = (state: ConnectionState, namespace: Namespace): ConnectionStatus =>
  state.statuses[namespace] ?? 'disconnected'

/** Selects the address that a namespace had at the last visit, while its connection is being restored. */
export const selectUnverifiedAddress = (state: ConnectionState, namespace: Namespace): string | undefined =>
  state.isRestoring ? state.dormant.find((stored) => stored.namespace === namespace)?.activeAddress : undefined

/** Selects whether any namespace is connected. */
export const selectIsConnected = (state: ConnectionState): boolean =>
  Object.values(state.statuses).includes('connected')
