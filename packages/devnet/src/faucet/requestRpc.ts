import { rpcTimeout } from './constants.ts'
import { FaucetError } from './FaucetError.ts'

/**
 * Calls one JSON-RPC method of a chain.
 *
 * @throws {FaucetError} `chain_failed`
 */
export async function requestRpc(parameters: {
  rpcUrl: string
  method: string
  params?: readonly unknown[] | undefined
}): Promise<unknown> {
  const { rpcUrl, method, params = [] } = parameters
  let answer: unknown
  try {
    const response = await fetch(rpcUrl, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
      signal: AbortSignal.timeout(rpcTimeout),
    })
    answer = await response.json()
  } catch (cause) {
    throw new FaucetError('chain_failed', `The chain at ${rpcUrl} does not answer ${method}.`, { cause })
  }
  if (typeof answer === 'object' && answer !== null && 'result' in answer) return answer.result
  throw new FaucetError('chain_failed', `The chain rejected ${method}: ${toReason(answer)}`)
}

function toReason(answer: unknown): string {
  if (typeof answer !== 'object' || answer === null || !('error' in answer)) return 'no result'
  const { error } = answer
  return typeof error === 'object' && error !== null && 'message' in error ? String(error.message) : String(error)
}
