import type { ErrorCode } from './codes.ts'
import type { ModalError } from './ModalError.ts'

/** An error as plain data, for states. */
export interface ErrorSummary {
  readonly code: ErrorCode
  readonly message: string
}

/** The plain data of an error. */
export const toErrorSummary = (error: ModalError): ErrorSummary => ({ code: error.code, message: error.message })
