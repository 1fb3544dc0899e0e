import { isValiError } from 'valibot'
import { ApiRefusal } from '../../request/ApiRefusal.ts'

/** Describes a provider's failure without repeating anything that the provider sent. */
export function describeFailure(error: unknown): string {
  if (error instanceof ApiRefusal) return error.message
  if (isValiError(error)) return 'The user has another form than expected.'
  if (!(error instanceof Error)) return 'unknown'
  const code = 'code' in error && typeof error.code === 'string' ? error.code : error.name
  // What OAuth calls the error is one of few words.
  const word = 'error' in error && typeof error.error === 'string' ? error.error : ''
  return `${code} ${/^[a-z_]{1,64}$/.test(word) ? word : ''}`.trim()
}
