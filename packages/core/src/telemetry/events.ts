import type { ErrorCode } from '../kernel/errors/codes.ts'
import type { FrameRequestName } from '@latchkey/protocol/frame'
import type { CaipNetworkId, Namespace } from '@latchkey/protocol/caip'
import type { CloseReason } from '../modal/modalState.ts'
import type { ViewName } from '../modal/routes.ts'

/** Events by name, with their data. No event contains addresses or other personal data. */
export type ModalEvent =
  | { readonly event: 'MODAL_CREATED' }
  | { readonly event: 'MODAL_OPEN'; readonly view: ViewName; readonly isConnected: boolean }
  | { readonly event: 'MODAL_CLOSE'; readonly reason: CloseReason; readonly isConnected: boolean }
  | { readonly event: 'VIEW_CHANGED'; readonly view: ViewName }
  | { readonly event: 'CONNECT_SUCCESS'; readonly connectorId: string; readonly namespace: Namespace }
  | { readonly event: 'CONNECT_ERROR'; readonly connectorId: string; readonly code: ErrorCode }
  | { readonly event: 'USER_REJECTED'; readonly connectorId: string; readonly code: ErrorCode }
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
