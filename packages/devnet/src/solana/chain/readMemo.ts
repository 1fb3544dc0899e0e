import { firstMemoProgram, memoProgram } from '../accounts/programs.ts'
import type { DecodedTransaction } from './DecodedTransaction.ts'

/** Formats a transaction's memos as a real node does: each prefixed with its length. */
export function readMemo({ instructions, staticKeys }: DecodedTransaction): string | null {
  const memos = instructions
    .filter(({ programIdIndex }) => {
      const program = staticKeys[programIdIndex]
      return program === memoProgram || program === firstMemoProgram
    })
    .map(({ data }) => `[${data.length}] ${Buffer.from(data).toString('utf8')}`)
  return memos.length === 0 ? null : memos.join('; ')
}
