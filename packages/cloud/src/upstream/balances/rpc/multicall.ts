import { isHex } from '@latchkey/protocol/atoms'
import { decodeFunctionResult, encodeFunctionData, erc20Abi, getAddress, multicall3Abi, parseAbi } from 'viem'

/** The address of Multicall3 on most chains: https://www.multicall3.com. */
export const multicallAddress = '0xcA11bde05977b3631167028862bE2a173976CA11'

/** One read of a contract. */
export interface ContractRead {
  readonly target: `0x${string}`
  readonly callData: `0x${string}`
}

const nativeAbi = parseAbi(['function getEthBalance(address addr) view returns (uint256 balance)'])

/** Encodes the read of an account's coins through Multicall3 itself. */
export function encodeNativeBalance(parameters: {
  readonly contract: `0x${string}`
  readonly account: `0x${string}`
}): ContractRead {
  const { account, contract } = parameters
  return {
    target: contract,
    callData: encodeFunctionData({ abi: nativeAbi, functionName: 'getEthBalance', args: [account] }),
  }
}

/** Encodes the read of an account's tokens. */
export function encodeBalanceOf(parameters: {
  readonly address: string
  readonly account: `0x${string}`
}): ContractRead {
  const { account, address } = parameters
  return {
    target: getAddress(address),
    callData: encodeFunctionData({ abi: erc20Abi, functionName: 'balanceOf', args: [account] }),
  }
}

/** Encodes reads of which each may fail. */
export function encodeMulticall(reads: readonly ContractRead[]): `0x${string}` {
  return encodeFunctionData({
    abi: multicall3Abi,
    functionName: 'aggregate3',
    args: [reads.map((read) => ({ ...read, allowFailure: true }))],
  })
}

/** Decodes the amounts of reads; `undefined` for all if the contract is missing or answered something else. */
export function decodeMulticall(result: unknown, count: number): readonly (bigint | undefined)[] | undefined {
  if (!isHex(result) || result === '0x') return undefined
  try {
    const answers = decodeFunctionResult({ abi: multicall3Abi, functionName: 'aggregate3', data: result })
    if (answers.length !== count) return undefined
    return answers.map(({ returnData, success }) => (success ? decodeAmount(returnData) : undefined))
  } catch {
    return undefined
  }
}

/** Decodes an amount. Contracts may return more than one word; the first is the amount. */
export function decodeAmount(result: unknown): bigint | undefined {
  if (!isHex(result) || result === '0x' || result.length > 66 + 64 * 8) return undefined
  return BigInt(result.slice(0, 66))
}
