import type { Spender } from '../../../limits/Budget.ts'
import { ApiRefusal } from '../../../request/ApiRefusal.ts'

/** Calls in a batch, unless a program on the developer's own machine sends it. */
const batchAtMost = 50

/** Throws ApiRefusal `invalid_request` if a batch has too many calls. */
export function checkBatch(calls: readonly unknown[], spender: Spender): void {
  if (calls.length <= batchAtMost || spender.isUnlimited === true) return
  throw new ApiRefusal('invalid_request', 'The request is invalid. See "reasons".', {
    reasons: [
      {
        name: 'body',
        description: `A batch may contain at most ${batchAtMost} calls. Send the calls in several batches.`,
      },
    ],
  })
}
