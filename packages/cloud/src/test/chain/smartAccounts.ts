import { smartAccountContracts, type UserOperationCost, type UserOperationIntent } from '@latchkey/protocol/embedded'
import {
  concat,
  createPublicClient,
  encodeFunctionData,
  getAddress,
  type Hex,
  http,
  isAddressEqual,
  isHex,
  numberToHex,
  parseAbi,
} from 'viem'
import type { Bundler, Estimate } from '../../bundler/Bundler.ts'
import { toOperationHash } from '../../embedded/sponsorship/paymaster/toOperationHash.ts'

const accountAbi = parseAbi([
  'struct Call { address target; uint256 value; bytes data; }',
  'function execute(address target, uint256 value, bytes data)',
  'function executeBatch(Call[] calls)',
])

/** A call of an operation. */
export interface TestCall {
  readonly target: Hex
  readonly value?: bigint
  readonly data?: Hex
}

/** Encodes calls as `executeBatch`. */
export function encodeBatch(calls: readonly TestCall[]): Hex {
  return encodeFunctionData({
    abi: accountAbi,
    functionName: 'executeBatch',
    args: [calls.map(({ data = '0x', target, value = 0n }) => ({ target, value, data }))],
  })
}

/** Encodes a call as `execute`. */
export function encodeExecute({ data = '0x', target, value = 0n }: TestCall): Hex {
  return encodeFunctionData({ abi: accountAbi, functionName: 'execute', args: [target, value, data] })
}

/** Estimates operations on a chain with an account of its own, as the cloud's bundler does. */
export function createTestBundler(parameters: {
  readonly url: string
  readonly chainId: `eip155:${number}`
}): Pick<Bundler, 'chainIds' | 'estimate'> {
  const { chainId, url } = parameters
  const client = createPublicClient({ transport: http(url) })
  return {
    chainIds: [chainId],
    estimate: async ({ operation }) => estimate({ client, chainId, operation }),
  }
}

async function estimate(parameters: {
  readonly client: ReturnType<typeof createPublicClient>
  readonly chainId: `eip155:${number}`
  readonly operation: UserOperationIntent
}): Promise<Estimate> {
  const { chainId, client, operation } = parameters
  const sender = getAddress(operation.sender)
  const data = isHex(operation.callData) ? operation.callData : '0x'
  const code = concat(['0xef0100', smartAccountContracts.implementation])
  if (isAddressEqual(sender, smartAccountContracts.entryPoint)) return { kind: 'unavailable' }
  try {
    const callGas = await client.estimateGas({
      account: smartAccountContracts.entryPoint,
      to: sender,
      data,
      stateOverride: [{ address: sender, code }],
    })
    const cost: UserOperationCost = {
      callGasLimit: numberToHex(callGas),
      verificationGasLimit: numberToHex(100_000),
      preVerificationGas: numberToHex(50_000),
      maxFeePerGas: '0x0',
      maxPriorityFeePerGas: '0x0',
    }
    return { kind: 'estimated', cost, operationHash: toOperationHash({ chainId, operation, cost }) }
  } catch (error) {
    return { kind: 'reverts', reason: error instanceof Error ? error.message : String(error) }
  }
}
