import { describeValue } from '../utils/describeValue.ts'
import { readProperty } from '../utils/readProperty.ts'
import type { BaseErrorCode } from './codes.ts'
import { isModalError } from './isModalError.ts'
import { ModalError } from './ModalError.ts'

/**
 * Turns whatever was caught into a `ModalError`: one of ours is passed on, anything else is wrapped as the cause of an
 * error of the fallback code. Never throws, whatever the value does when it is read.
 *
 * @example
 * ```ts
 * toModalError('nonsense', 'connection.failed').message // 'Failed to connect'
 * ```
 */
export function toModalError(value: unknown, fallback: BaseErrorCode): ModalError {
  if (isModalError(value)) return value
  const message = readProperty(value, 'message')
  return new ModalError<BaseErrorCode>(fallback, {
    cause: value,
    details: describeValue(typeof message === 'string' ? message : value, 300),
  })
}
