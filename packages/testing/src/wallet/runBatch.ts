import type { Address } from 'viem'
import type { PrivateKeyAccount } from 'viem/accounts'
import { delegationPrefix, encodeBatch, executorDeployment } from './batchExecutor.ts'
import type { WalletContext } from './context.ts'
import type { Transactor } from './createTransactor.ts'
import type { BatchCall } from './parse/parseBatch.ts'
import { isRecord } from './parse/isRecord.ts'
import { parseAddress } from './parse/parseAddress.ts'
import { waitForReceipt } from './waitForReceipt.ts'

/** The status of a batch, with the codes of EIP-5792. */
export interface BatchProgress {
  /** 100 pending, 200 confirmed, 400 not sent, 500 reverted, 600 partially reverted. */
  readonly status: 100 | 200 | 400 | 500 | 600
  readonly receipts: readonly unknown[]
}

interface BatchParameters {
  readonly context: Pick<WalletContext, 'rpc' | 'signal'>
  readonly transactor: Transactor
  readonly account: PrivateKeyAccount
  readonly chainId: number
  readonly calls: readonly BatchCall[]
}

/** Sends the calls one after another and stops at the first failure. The returned object is updated. */
export function runBatch(parameters: BatchParameters): BatchProgress {
  const { context, transactor, account, chainId, calls } = parameters
  return follow(async (receipts) => {
    for (const call of calls) {
      const request = { ...unset, ...call, from: account.address }
      const hash = await transactor.send({ account, chainId, request })
      const receipt = await waitForReceipt({ context, chainId, hash })
      receipts.push(toBatchReceipt(receipt))
      if (receipt['status'] !== '0x1') return receipts.length > 1 ? 600 : 500
    }
    return 200
  })
}

/**
 * Executes all calls in one transaction of the account to itself, which fails as a whole. The account first delegates to the
 * executor, unless it does already. The returned object is updated.
 */
export function runAtomicBatch(parameters: BatchParameters): BatchProgress {
  const { context, transactor, account, chainId, calls } = parameters
  const { address } = account
  return follow(async (receipts) => {
    const code = await context.rpc('eth_getCode', [address, 'latest'], chainId)
    const delegates = typeof code === 'string' && code.startsWith(delegationPrefix)
    const request = { ...unset, gas: BATCH_GAS, from: address, to: address, value: 0n, data: encodeBatch(calls) }
    const delegateTo = delegates ? undefined : await deployExecutor(parameters)
    const hash = await transactor.send({ account, chainId, request, delegateTo })
    const receipt = await waitForReceipt({ context, chainId, hash })
    receipts.push(toBatchReceipt(receipt))
    return receipt['status'] === '0x1' ? 200 : 500
  })
}

async function deployExecutor({ context, transactor, account, chainId }: BatchParameters): Promise<Address> {
  const request = { ...unset, from: account.address, to: undefined, value: 0n, data: executorDeployment }
  const hash = await transactor.send({ account, chainId, request })
  return parseAddress((await waitForReceipt({ context, chainId, hash }))['contractAddress'], 'contractAddress')
}

/** Reports the progress of a batch while it runs. */
function follow(run: (receipts: unknown[]) => Promise<BatchProgress['status']>): BatchProgress {
  const receipts: unknown[] = []
  let status: BatchProgress['status'] = 100
  run(receipts).then(
    (reached) => (status = reached),
    () => (status = receipts.length > 0 ? 600 : 400),
  )
  return {
    get status() {
      return status
    },
    get receipts() {
      return [...receipts]
    },
  }
}

/** Nodes cannot estimate a transaction to code that the account does not have yet. */
const BATCH_GAS = 3_000_000n

const unset = {
  gas: undefined,
  gasPrice: undefined,
  maxFeePerGas: undefined,
  maxPriorityFeePerGas: undefined,
  nonce: undefined,
  accessList: undefined,
}

/** The fields of a receipt in EIP-5792. */
function toBatchReceipt(receipt: Readonly<Record<string, unknown>>): unknown {
  const { logs, status, blockHash, blockNumber, gasUsed, transactionHash } = receipt
  const kept = (Array.isArray(logs) ? logs : []).filter(isRecord)
  return {
    logs: kept.map(({ address, data, topics }) => ({ address, data, topics })),
    status,
    blockHash,
    blockNumber,
    gasUsed,
    transactionHash,
  }
}
