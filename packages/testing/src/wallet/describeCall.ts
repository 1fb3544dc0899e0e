import { decodeFunctionData, erc20Abi } from 'viem'
import type { Address, Hex } from 'viem'
import type { WalletContext } from './context.ts'
import { readToken } from './readToken.ts'
import type { PromptCall, PromptTransfer } from './types.ts'

/** Describes a call for a prompt, and an ERC-20 `transfer` with the token's own metadata. */
export async function describeCall(parameters: {
  readonly context: Pick<WalletContext, 'rpc'>
  readonly chainId: number
  readonly call: { readonly to: Address | undefined; readonly value: bigint; readonly data: Hex }
}): Promise<PromptCall> {
  const { to, value, data } = parameters.call
  const transfer = to === undefined || value > 0n ? undefined : decodeTransfer(to, data)
  if (transfer === undefined) return { to, value, data }
  const { context, chainId } = parameters
  const { token } = transfer
  const read = (functionName: 'symbol' | 'decimals') =>
    readToken({ context, chainId, token, functionName }).catch(() => undefined)
  const [symbol, decimals] = await Promise.all([read('symbol'), read('decimals')])
  return {
    to,
    value,
    data,
    transfer: {
      ...transfer,
      symbol: typeof symbol === 'string' && symbol !== '' ? symbol.slice(0, 20) : undefined,
      decimals: typeof decimals === 'number' ? decimals : undefined,
    },
  }
}

function decodeTransfer(token: Address, data: Hex): Omit<PromptTransfer, 'symbol' | 'decimals'> | undefined {
  try {
    const { functionName, args } = decodeFunctionData({ abi: erc20Abi, data })
    if (functionName !== 'transfer') return undefined
    const [to, amount] = args
    return { token, to, amount }
  } catch {
    return undefined
  }
}
