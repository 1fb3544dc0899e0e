import { readProperty } from '../utils/readProperty.ts'
import type { ErrorCode, ErrorText } from './codes.ts'
import { isModalError } from './isModalError.ts'
import { ModalError } from './ModalError.ts'

/**
 * Converts a caught value to a `ModalError`: returns a `ModalError` unchanged and wraps anything else as the cause of
 * an error with the fallback code. Never throws, even if reading the value does.
 *
 * @example
 * ```ts
 * toModalError('nonsense', 'connection.failed').message // 'Failed to connect'
 * ```
 */
export function toModalError(value: unknown, fallback: ErrorCode, text?: ErrorText): ModalError {
  if (isModalError(value)) return value
  const message = readProperty(value, 'message')
  return new ModalError<ErrorCode>(fallback, {
    text,
    cause: value,
    details: toDetails(typeof message === 'string' ? message : value),
  })
}

/** An object without a message says nothing in words; it is the cause. */
function toDetails(value: unknown): string {
  if (typeof value === 'string') return JSON.stringify(value.slice(0, 300)).slice(0, 300)
  return Object(value) === value ? 'an object' : String(value)
}
