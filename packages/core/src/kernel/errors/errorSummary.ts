import type { ErrorCode } from './codes.ts'
import type { ModalError } from './ModalError.ts'

/** An error as plain data, for stores. */
export interface ErrorSummary {
  readonly code: ErrorCode
  readonly message: string
}

/** Converts an error to plain data. */
export const toErrorSummary = (error: ModalError): ErrorSummary => ({ code: error.code, message: error.message })
