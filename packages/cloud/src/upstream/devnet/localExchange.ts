import type { CaipNetworkId } from '@latchkey/protocol/caip'
import { parseAbi } from 'viem'

/** The EVM chains of `latchkey-devnet`. */
export const localChains: readonly CaipNetworkId[] = ['eip155:31337', 'eip155:31338']

/** The exchange in their genesis block: packages/devnet/README.md. */
export const localExchange = '0xe8c4a46e00000000000000000000000000000007'

/** The functions of the exchange. */
export const exchangeAbi = parseAbi([
  'function reserves(address token, address other) view returns (uint256)',
  'function getAmountOut(address tokenIn, address tokenOut, uint256 amountIn) view returns (uint256)',
  'function swapExactTokensForTokens(address tokenIn, address tokenOut, uint256 amountIn, uint256 amountOutMin, address to, uint256 deadline)',
  'function swapExactEthForTokens(address tokenOut, uint256 amountOutMin, address to, uint256 deadline) payable',
  'function swapExactTokensForEth(address tokenIn, uint256 amountIn, uint256 amountOutMin, address to, uint256 deadline)',
])
