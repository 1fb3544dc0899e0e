import { parseAbi } from 'viem'

/** The functions of devnet's exchange: packages/devnet/README.md. */
export const exchangeAbi = parseAbi([
  'function getAmountOut(address tokenIn, address tokenOut, uint256 amountIn) view returns (uint256)',
  'function swapExactTokensForTokens(address tokenIn, address tokenOut, uint256 amountIn, uint256 amountOutMin, address to, uint256 deadline)',
  'function swapExactEthForTokens(address tokenOut, uint256 amountOutMin, address to, uint256 deadline) payable',
  'function swapExactTokensForEth(address tokenIn, uint256 amountIn, uint256 amountOutMin, address to, uint256 deadline)',
])
