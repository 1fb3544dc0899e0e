import { readProperty } from '../utils/readProperty.ts'
import type { ErrorCode } from './codes.ts'
import type { ModalError } from './ModalError.ts'

/**
 * Whether a value is a `ModalError`, and of this code if one is given. It goes by name and code rather than by class,
 * so that errors of another copy of the package are recognised too.
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
  const found = readProperty(value, 'code')
  return (
    readProperty(value, 'name') === 'ModalError' && typeof found === 'string' && (code === undefined || found === code)
  )
}
