import type { ErrorCode } from '../kernel/errors/codes.ts'
import type { Route } from './routes.ts'

/** The variants of a toast. */
export type ToastVariant = 'loading' | 'success' | 'error'

/** A text of the interface in a toast, by what it says. */
export type ToastText =
  | 'transactionSent'
  | 'transactionConfirming'
  | 'transactionConfirmed'
  | 'transactionCancelled'
  | 'transactionSlow'
  | 'transactionStuck'
  | 'transactionUnknown'
  | 'transactionPartlyReverted'

/** One message to the visitor: an error by its code, an interface text by its key, or a text. */
export interface Toast {
  /** Increases with each toast, so that two toasts with the same text differ. */
  readonly id: number
  readonly variant: ToastVariant
  readonly code?: ErrorCode | undefined
  /** The text to show; an error's text is found by its code. */
  readonly message?: string | undefined
  /** The interface's own text to show, in the visitor's language. */
  readonly text?: ToastText | undefined
  /** A page with more about it, such as a transaction's page in a block explorer. An `https:` or `http:` URL. */
  readonly link?: string | undefined
  /** The view with more about it, which a press opens. */
  readonly route?: Route<'TransactionDetails'> | undefined
  /** Whether it remains until it is replaced, and has a button that hides it. */
  readonly sticky?: boolean | undefined
}

/** The visible toast, if any. */
export interface ToastsState {
  /** The visible toast. */
  readonly toast: Toast | null
}

export const initialToastsState: ToastsState = { toast: null }
