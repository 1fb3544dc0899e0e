import { isModalError } from '@latchkey/core/adapter'

/** Codes of a request that failed before the chain was asked: no code of JSON-RPC (S8.089), and too many requests (EIP-1474). */
const unasked: readonly unknown[] = [undefined, 5000, -32_005]

/** What a call that reached the chain is mapped to if it fails there. */
const answers = [
  'request.unsupported',
  'transaction.insufficientFunds',
  'transaction.reverted',
  'wallet.invalidResponse',
] as const

/** Whether an error of a read is the chain's answer, such as a revert, and not a lost connection or an unknown network. */
export function hasAnswered(error: unknown): boolean {
  if (isModalError(error, 'request.failed')) return !unasked.includes(error.context?.providerCode)
  return answers.some((code) => isModalError(error, code))
}
