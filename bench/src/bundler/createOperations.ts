import { concatHex, createTestClient, encodeFunctionData, type Hex, http, numberToHex, parseAbi } from 'viem'
import {
  entryPoint08Address,
  formatUserOperationRequest,
  getUserOperationHash,
  getUserOperationTypedData,
} from 'viem/account-abstraction'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'

/** The account that smart accounts run; see `packages/protocol/src/embedded/smartAccounts.ts`. */
const implementation = '0xe6Cae83BdE06E4c305530e199D7217f42808555B'

/** An operation of a visitor of its own. */
export interface MeasuredOperation {
  readonly hash: Hex
  /** As clients send it. */
  readonly wire: unknown
}

/** Makes visitors with coins on a local chain, and signs one operation of each: a transfer in a batch, which pays its gas. */
export async function createOperations(parameters: {
  readonly rpcUrl: string
  readonly chainId: number
  readonly count: number
}): Promise<readonly MeasuredOperation[]> {
  const { chainId, count, rpcUrl } = parameters
  const chain = createTestClient({ mode: 'anvil', transport: http(rpcUrl) })
  const abi = parseAbi(['function executeBatch((address target, uint256 value, bytes data)[] calls)'])
  const target = '0x000000000000000000000000000000000000dEaD'
  const callData = encodeFunctionData({
    abi,
    functionName: 'executeBatch',
    args: [[{ target, value: 1n, data: '0x' }]],
  })
  const operations: MeasuredOperation[] = []
  for (let index = 0; index < count; index += 1) {
    const owner = privateKeyToAccount(generatePrivateKey())
    await chain.setBalance({ address: owner.address, value: 10n ** 18n })
    await chain.setCode({ address: owner.address, bytecode: concatHex(['0xef0100', implementation]) })
    const userOperation = {
      sender: owner.address,
      nonce: 0n,
      callData,
      callGasLimit: 100_000n,
      verificationGasLimit: 100_000n,
      preVerificationGas: 100_000n,
      maxFeePerGas: 20n * 10n ** 9n,
      maxPriorityFeePerGas: 10n ** 9n,
      signature: '0x',
    } as const
    const place = { chainId, entryPointAddress: entryPoint08Address, userOperation }
    const signature = await owner.signTypedData(getUserOperationTypedData(place))
    operations.push({
      hash: getUserOperationHash({ ...place, entryPointVersion: '0.8' }),
      wire: formatUserOperationRequest({ ...userOperation, signature }),
    })
  }
  return operations
}

/** Remembers when operations were executed, by their hashes. */
export interface ExecutionWatch {
  readonly times: ReadonlyMap<string, number>
  stop(): void
}

/** Watches the log of the entry point. */
export function watchExecutions(rpcUrl: string, getTime: () => number): ExecutionWatch {
  const times = new Map<string, number>()
  const end = new AbortController()
  let fromBlock = 0
  const ask = async (method: string, params: readonly unknown[]): Promise<unknown> => {
    const response = await fetch(rpcUrl, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
    })
    const { result }: { readonly result: unknown } = await response.json()
    return result
  }
  const look = async (): Promise<void> => {
    while (!end.signal.aborted) {
      const newest = Number(await ask('eth_blockNumber', []))
      if (newest >= fromBlock) {
        const range = { fromBlock: numberToHex(fromBlock), toBlock: numberToHex(newest) }
        const logs = await ask('eth_getLogs', [{ ...range, address: entryPoint08Address }])
        for (const { topics } of Array.isArray(logs) ? logs : [])
          if (topics.length === 4 && !times.has(topics[1])) times.set(topics[1], getTime())
        fromBlock = newest + 1
      }
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }
  void look().catch(() => {})
  return {
    times,
    stop: () => end.abort(),
  }
}
