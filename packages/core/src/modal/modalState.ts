import type { ViewName } from './routes.ts'

/** Whether the modal is open. */
export interface ModalState {
  readonly isOpen: boolean
  /** True for 500 ms after a close attempt that was refused (S2.036, S2.037). */
  readonly isShaking: boolean
}

export const initialModalState: ModalState = { isOpen: false, isShaking: false }

/** Why the modal opens. `unsupportedNetwork`: the wallet went where the app does not run. `signIn`: an account has no session. */
export type OpenReason = 'api' | 'unsupportedNetwork' | 'switchNetwork' | 'signIn'

/** Why the modal closes. `done`: what it was open for has happened. */
export type CloseReason = 'api' | 'button' | 'escape' | 'scrim' | 'drag' | 'back' | 'done'

/** A change that is about to happen, and that the app may refuse by `cancel()`. */
export type ModalChange =
  | { readonly type: 'open'; readonly reason: OpenReason; readonly view: ViewName; cancel(): void }
  | { readonly type: 'close'; readonly reason: CloseReason; readonly view: ViewName; cancel(): void }
