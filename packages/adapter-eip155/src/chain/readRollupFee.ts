import type { FeeEstimate } from '@latchkey/core/adapter'
import { encodeFunctionData, parseAbi, serializeTransaction, size } from 'viem'
import type { ChainCall, ReadChain } from './estimateFee.ts'
import { parseWord } from './parseWord.ts'

/** The contract of every OP stack chain that tells the fee of its parent chain. Other chains have no code there. */
const ORACLE = '0x420000000000000000000000000000000000000F'

const oracleAbi = parseAbi([
  'function getL1Fee(bytes data) view returns (uint256)',
  'function getL1FeeUpperBound(uint256 unsignedTxSize) view returns (uint256)',
  'function getOperatorFee(uint256 gasUsed) view returns (uint256)',
])

/** A nonce and a fee with more digits than most, so that the transaction is not longer than the one measured. */
const LARGE = { nonce: 2 ** 31, maxFeePerGas: 2n ** 63n, maxPriorityFeePerGas: 2n ** 63n }

/**
 * Reads the part of the fee that a rollup of the OP stack takes beside its gas: for its parent chain, whose price may rise by
 * a quarter until the transaction is in a block, and for the operator. Zero elsewhere.
 */
export async function readRollupFee(parameters: {
  readonly call: ChainCall
  readonly read: ReadChain
  readonly chainId: number
  readonly gas: bigint
}): Promise<FeeEstimate> {
  const { call, read, chainId, gas } = parameters
  const code = await read('eth_getCode', [ORACLE, 'latest'])
  if (typeof code !== 'string' || code.length <= 2) return { fee: 0n, feeAtMost: 0n }
  const { to, data } = call
  const value = BigInt(call.value ?? 0n)
  const bytes = serializeTransaction({ type: 'eip1559', chainId, gas, value, ...LARGE, ...(to && { to }), data })
  const ask = async (input: `0x${string}`): Promise<bigint> =>
    parseWord(await read('eth_call', [{ to: ORACLE, data: input }, 'latest']))
  const [expected, bound, operator] = await Promise.all([
    ask(encodeFunctionData({ abi: oracleAbi, functionName: 'getL1Fee', args: [bytes] })),
    // Neither of them is there before the upgrade that brought it (Fjord, Isthmus).
    ask(encodeFunctionData({ abi: oracleAbi, functionName: 'getL1FeeUpperBound', args: [BigInt(size(bytes))] })).catch(
      () => undefined,
    ),
    ask(encodeFunctionData({ abi: oracleAbi, functionName: 'getOperatorFee', args: [gas] })).catch(() => 0n),
  ])
  const most = bound ?? expected
  return { fee: expected + operator, feeAtMost: most + (most + 3n) / 4n + operator }
}
