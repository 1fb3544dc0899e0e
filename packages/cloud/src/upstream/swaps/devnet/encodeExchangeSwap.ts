import { encodeFunctionData } from 'viem'
import { isSameAddress } from '../isSameAddress.ts'
import { coinAddress, type SwapOrder } from '../Swaps.ts'
import { exchangeAbi } from '../../devnet/localExchange.ts'

/**
 * Encodes a swap on devnet's exchange.
 *
 * @param parameters.deadline in seconds since the epoch.
 */
export function encodeExchangeSwap(parameters: {
  readonly order: Pick<SwapOrder, 'account' | 'amount' | 'from' | 'to'>
  readonly minimum: bigint
  readonly deadline: bigint
}): `0x${string}` {
  const {
    deadline,
    minimum,
    order: { account, amount, from, to },
  } = parameters
  const end = [minimum, account, deadline] as const
  if (isSameAddress(from, coinAddress)) {
    return encodeFunctionData({ abi: exchangeAbi, functionName: 'swapExactEthForTokens', args: [to, ...end] })
  }
  if (isSameAddress(to, coinAddress)) {
    return encodeFunctionData({ abi: exchangeAbi, functionName: 'swapExactTokensForEth', args: [from, amount, ...end] })
  }
  const args = [from, to, amount, ...end] as const
  return encodeFunctionData({ abi: exchangeAbi, functionName: 'swapExactTokensForTokens', args })
}
