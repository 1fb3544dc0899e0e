import { ApiFailure } from './ApiFailure.ts'

/** Recognises a failed call, of one of the codes if there are any. */
export function isApiFailure(error: unknown, ...codes: readonly string[]): error is ApiFailure {
  return error instanceof ApiFailure && (codes.length === 0 || codes.includes(error.code))
}
