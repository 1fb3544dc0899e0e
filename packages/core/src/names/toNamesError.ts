import type { ErrorContext } from '../kernel/errors/contexts.ts'
import { isModalError } from '../kernel/errors/isModalError.ts'
import { ModalError } from '../kernel/errors/ModalError.ts'

type NamesErrorCode = 'names.resolveFailed' | 'names.suggestionsFailed' | 'names.lookupFailed' | 'names.registerFailed'

const answers = ['api.refused', 'api.failed', 'api.rateLimited', 'api.notConfigured'] as const

/**
 * The error of a call about names. Its `details` is the first reason of the cloud's answer, a sentence for the visitor (S8.077); without one,
 * the code's own message holds.
 */
export function toNamesError<code extends NamesErrorCode>(
  code: code,
  parameters: { readonly cause: unknown; readonly context?: ErrorContext<code> | undefined },
): ModalError<code> {
  const { cause, context } = parameters
  const details = answers
    .map((known) => (isModalError(cause, known) ? cause.context?.description : undefined))
    .find(Boolean)
  return new ModalError(code, { cause, context, details, category: 'API_ERROR' })
}
