import type { SwapCall } from './SwapCall.ts'

/** `approve(address,uint256)`. */
const selector = '0x095ea7b3'

/**
 * Creates the call that lets a contract take exactly an amount of a token. The page makes it itself, from what the visitor has reviewed:
 * whatever a cloud answers has no influence on it.
 */
export function createApproval(parameters: {
  /** The contract of the token. */
  readonly token: string
  /** A published contract: see `findContracts`. */
  readonly spender: string
  /** In the token's smallest unit. 0 takes the allowance back. */
  readonly amount: bigint
}): SwapCall {
  const { token, spender, amount } = parameters
  const words = [BigInt(spender), amount].map((word) => word.toString(16).padStart(64, '0'))
  return { to: token, data: `${selector}${words.join('')}`, value: 0n }
}
