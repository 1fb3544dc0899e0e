import type { ErrorCode } from '../kernel/errors/codes.ts'
import type { FrameRequestName } from '@latchkey/protocol/frame'
import type { CaipNetworkId, Namespace } from '@latchkey/protocol/caip'
import type { AttemptMethod } from '../connect/AttemptMethod.ts'
import type { CloseReason } from '../modal/modalState.ts'
import type { ViewName } from '../modal/routes.ts'

/** The attempt to connect that an event belongs to. */
export interface ConnectAttemptDetails {
  /** The wallet's id in the catalogue if the visitor chose it there, otherwise its reverse domain name or the connector's id. */
  readonly walletId: string
  readonly method: AttemptMethod
  /** The network of the attempt or, of a connection, the active one. Absent if there is none. */
  readonly caipNetworkId?: CaipNetworkId | undefined
}

/** How an attempt to connect ended. */
export interface ConnectEndDetails extends ConnectAttemptDetails {
  /** The time since `CONNECT_START`, in ms, by a clock that never goes back. */
  readonly durationMs: number
}

/** Events by name, with their data. No event contains addresses or other personal data. */
export type ModalEvent =
  | { readonly event: 'MODAL_CREATED' }
  | { readonly event: 'MODAL_OPEN'; readonly view: ViewName; readonly isConnected: boolean }
  | { readonly event: 'MODAL_CLOSE'; readonly reason: CloseReason; readonly isConnected: boolean }
  | { readonly event: 'VIEW_CHANGED'; readonly view: ViewName }
  /** The visitor chose a wallet. An attempt has one start and one end; a restored connection has neither. */
  | ({
      readonly event: 'CONNECT_START'
      readonly connectorId: string
      readonly namespace: Namespace
    } & ConnectAttemptDetails)
  | ({
      readonly event: 'CONNECT_SUCCESS'
      readonly connectorId: string
      readonly namespace: Namespace
    } & ConnectEndDetails)
  /** Without details if the attempt ended before it started, as with an unknown wallet. */
  | ({
      readonly event: 'CONNECT_ERROR'
      readonly connectorId: string
      readonly code: ErrorCode
    } & Partial<ConnectEndDetails>)
  | ({
      readonly event: 'USER_REJECTED'
      readonly connectorId: string
      readonly code: ErrorCode
    } & Partial<ConnectEndDetails>)
  | { readonly event: 'DISCONNECT_SUCCESS'; readonly namespace: Namespace }
  | { readonly event: 'DISCONNECT_ERROR'; readonly namespace: Namespace; readonly code: ErrorCode }
  | { readonly event: 'SWITCH_NETWORK'; readonly caipNetworkId: CaipNetworkId }
  | { readonly event: 'SIWX_AUTH_SUCCESS'; readonly namespace: Namespace }
  | { readonly event: 'SIWX_AUTH_ERROR'; readonly namespace: Namespace; readonly code: ErrorCode }
  | { readonly event: 'SIWX_CANCEL'; readonly namespace: Namespace }
  | { readonly event: 'SIWX_EXPIRED'; readonly namespace: Namespace }
  /** The frame of the embedded wallet did not load in time. */
  | { readonly event: 'iframe_load_failed' }
  /** The frame of the embedded wallet did not answer a request in time. */
  | { readonly event: 'iframe_request_timeout'; readonly request: FrameRequestName }

/** An event with its id and time, as the app's callback receives it. */
export interface RecordedEvent {
  /** UUID */
  readonly eventId: string
  /** Milliseconds since the epoch. */
  readonly timestamp: number
  readonly data: ModalEvent
}
