import { readProperty } from '../utils/readProperty.ts'
import type { ErrorCode } from './codes.ts'
import type { ModalError } from './ModalError.ts'

/**
 * Returns whether a value is a `ModalError`, optionally with this code. Compares name and code instead of the class, so
 * that errors of another copy of the package are recognised too.
 *
 * @example
 * ```ts
 * function isDeclined(error: unknown): boolean {
 *   return isModalError(error, 'connection.rejected')
 * }
 * ```
 */
export function isModalError<code extends ErrorCode = ErrorCode>(
  value: unknown,
  code?: code,
): value is ModalError<code> {
  const foundCode = readProperty(value, 'code')
  return (
    readProperty(value, 'name') === 'ModalError' &&
    typeof foundCode === 'string' &&
    (code === undefined || foundCode === code)
  )
}
