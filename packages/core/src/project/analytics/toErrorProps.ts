import type { ModalError } from '../../kernel/errors/ModalError.ts'
import { STACK_LIMIT } from './constants.ts'

/** The fields of an error's event (S7.052). Queries of URLs in the stack are left out: they may hold what is secret. */
export function toErrorProps(error: ModalError): {
  readonly type: 'error'
  readonly event: string
  readonly errorType: string
  readonly errorMessage: string
  readonly stackTrace: string
} {
  const stackTrace = (error.stack ?? '').replace(/(https?:\/\/[^\s?#()]*)[?#][^\s():]*/g, '$1').slice(0, STACK_LIMIT)
  return { type: 'error', event: error.category, errorType: error.code, errorMessage: error.message, stackTrace }
}
