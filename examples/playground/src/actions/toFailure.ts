import { isModalError } from '@latchkey/core'
import type { Result } from './Result.ts'

/** Returns the text shown to the visitor for an error; the code is for the developer. */
export function toFailure(error: unknown): Extract<Result, { status: 'failed' }> {
  if (!isModalError(error)) {
    const text = error instanceof Error ? error.message : 'There is no more to say about it.'
    return { status: 'failed', title: 'That did not work', text }
  }
  const isDeclined = error.code === 'request.rejected' || error.code === 'network.switchRejected'
  return {
    status: 'failed',
    title: isDeclined ? 'Declined' : error.message,
    text: isDeclined ? 'The request was declined in the wallet. Nothing was signed or sent.' : (error.details ?? ''),
    code: error.code,
  }
}
