import type { TokenReader } from './TokenReader.ts'

/** Uses viem, which is loaded as soon as an EVM wallet is connected. */
export const readEvmToken: TokenReader = async ({ rpcUrl, token, owner }) => {
  const { createPublicClient, erc20Abi, http, isAddress } = await import('viem')
  if (!isAddress(token) || !isAddress(owner)) return 0n
  const client = createPublicClient({ transport: http(rpcUrl) })
  return client.readContract({ address: token, abi: erc20Abi, functionName: 'balanceOf', args: [owner] })
}
