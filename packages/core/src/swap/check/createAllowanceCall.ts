import type { SwapCall } from './SwapCall.ts'

/** `allowance(address,address)`. */
const selector = '0xdd62ed3e'

/** Creates the call that reads what a contract may take of an account's token. */
export function createAllowanceCall(parameters: {
  readonly token: string
  readonly owner: string
  readonly spender: string
}): SwapCall {
  const words = [parameters.owner, parameters.spender].map((address) => BigInt(address).toString(16).padStart(64, '0'))
  return { to: parameters.token, data: `${selector}${words.join('')}`, value: 0n }
}
