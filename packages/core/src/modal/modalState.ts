import type { ViewName } from './routes.ts'

/** Whether the modal is open. */
export interface ModalState {
  readonly isOpen: boolean
  /** True for 500 ms after a blocked attempt to close. */
  readonly isShaking: boolean
}

export const initialModalState: ModalState = { isOpen: false, isShaking: false }

/**
 * Why the modal opens. `unsupportedNetwork`: the wallet is on a network that the app does not support. `signIn`: an
 * account has no session.
 */
export type OpenReason = 'api' | 'unsupportedNetwork' | 'switchNetwork' | 'signIn'

/** Why the modal closes. `done`: its task is finished. */
export type CloseReason = 'api' | 'button' | 'escape' | 'scrim' | 'drag' | 'back' | 'done'

/** An upcoming change that the app may cancel with `cancel()`. */
export type ModalChange =
  | { readonly type: 'open'; readonly reason: OpenReason; readonly view: ViewName; cancel(): void }
  | { readonly type: 'close'; readonly reason: CloseReason; readonly view: ViewName; cancel(): void }
