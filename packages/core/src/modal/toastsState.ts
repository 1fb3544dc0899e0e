import type { ErrorCode } from '../kernel/errors/codes.ts'

/** S4.070 */
export type ToastVariant = 'loading' | 'success' | 'error'

/** One message to the visitor: an error by its code, or an interface's own words by their key or text. */
export interface Toast {
  /** Grows with each toast, so that the same words twice are two toasts. */
  readonly id: number
  readonly variant: ToastVariant
  readonly code?: ErrorCode | undefined
  /** Text as it is to be shown; an error's text is found by its code. */
  readonly message?: string | undefined
}

/** The toast on screen. */
export interface ToastsState {
  /** The toast on screen. */
  readonly toast: Toast | null
}

export const initialToastsState: ToastsState = { toast: null }
