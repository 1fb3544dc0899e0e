import type { TokenReader } from './TokenReader.ts'

/** With viem, which is there as soon as a wallet of EVM chains is connected. */
export const readEvmToken: TokenReader = async ({ rpcUrl, token, owner }) => {
  const { createPublicClient, erc20Abi, http, isAddress } = await import('viem')
  if (!isAddress(token) || !isAddress(owner)) return 0n
  const client = createPublicClient({ transport: http(rpcUrl) })
  return client.readContract({ address: token, abi: erc20Abi, functionName: 'balanceOf', args: [owner] })
}
