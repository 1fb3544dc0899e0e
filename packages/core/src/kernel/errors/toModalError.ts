import { describeValue } from '../utils/describeValue.ts'
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
    details: describeValue(typeof message === 'string' ? message : value, 300),
  })
}
