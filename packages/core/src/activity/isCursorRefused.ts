import { isModalError } from '../kernel/errors/isModalError.ts'

/** Returns whether the cloud refused the cursor of a request: it accepted the same request without one. */
export function isCursorRefused(error: unknown): boolean {
  return isModalError(error, 'api.refused') && error.context?.status === 400
}
