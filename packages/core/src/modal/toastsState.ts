import type { ErrorCode } from '../kernel/errors/codes.ts'

/** The variants of a toast. */
export type ToastVariant = 'loading' | 'success' | 'error'

/** One message to the visitor: an error by its code, or an interface text by its key or value. */
export interface Toast {
  /** Increases with each toast, so that two toasts with the same text differ. */
  readonly id: number
  readonly variant: ToastVariant
  readonly code?: ErrorCode | undefined
  /** The text to show; an error's text is found by its code. */
  readonly message?: string | undefined
}

/** The visible toast, if any. */
export interface ToastsState {
  /** The visible toast. */
  readonly toast: Toast | null
}

export const initialToastsState: ToastsState = { toast: null }
