import { decodeFunctionResult, encodeFunctionData, erc20Abi } from 'viem'
import type { Address } from 'viem'
import type { WalletContext } from './context.ts'
import { parseBytes } from './parse/parseBytes.ts'

/** Reads an ERC-20 contract's own metadata. */
export async function readToken(parameters: {
  readonly context: Pick<WalletContext, 'rpc'>
  readonly chainId: number
  readonly token: Address
  readonly functionName: 'name' | 'symbol' | 'decimals'
}): Promise<string | number> {
  const { context, chainId, token, functionName } = parameters
  const data = encodeFunctionData({ abi: erc20Abi, functionName })
  const result = await context.rpc('eth_call', [{ to: token, data }, 'latest'], chainId)
  return decodeFunctionResult({ abi: erc20Abi, functionName, data: parseBytes(result, functionName) })
}
