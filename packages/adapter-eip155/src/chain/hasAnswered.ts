import { isModalError } from '@latchkey/core/adapter'

/**
 * Whether an error of a read is the node's answer, such as a revert or an unknown method, and not a lost connection. Errors
 * without a code of JSON-RPC have the code 5000 (S8.089).
 */
export function hasAnswered(error: unknown): boolean {
  if (isModalError(error, 'request.failed')) {
    const providerCode = error.context?.providerCode
    return providerCode !== undefined && providerCode !== 5000
  }
  return isModalError(error) && error.code !== 'request.aborted' && error.code !== 'adapter.destroyed'
}
