import { createPublicClient, http, parseAbi } from 'viem'

const abi = parseAbi([
  'function getAmountOut(address tokenIn, address tokenOut, uint256 amountIn) view returns (uint256)',
])

/** Asks an exchange what a swap yields now. */
export function readExchange(parameters: {
  readonly rpcUrl: string
  readonly router: `0x${string}`
  readonly from: `0x${string}`
  readonly to: `0x${string}`
  readonly amount: bigint
}): Promise<bigint> {
  const { amount, from, router, rpcUrl, to } = parameters
  const client = createPublicClient({ transport: http(rpcUrl), cacheTime: 0 })
  return client.readContract({ abi, address: router, functionName: 'getAmountOut', args: [from, to, amount] })
}
