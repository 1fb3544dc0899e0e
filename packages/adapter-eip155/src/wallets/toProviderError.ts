import { getCallsErrorCode, isModalError } from '@latchkey/core/adapter'
import { ProviderRpcError } from 'viem'

/**
 * Gives an error of a session the number with which a wallet of the page would refuse, such as 4001 or 5760 (EIP-1193, EIP-5792), because
 * pages compare numbers. The error itself is the cause. Other errors stay as they are.
 */
export function toProviderError(error: unknown): unknown {
  const code = getCallsErrorCode(error)
  if (!isModalError(error) || code === undefined) return error
  return new ProviderRpcError(error, { code, shortMessage: error.details ?? error.message })
}
