import type { PrivateKeyAccount } from 'viem/accounts'
import type { WalletContext } from './context.ts'
import type { Transactor } from './createTransactor.ts'
import type { BatchCall } from './parse/parseBatch.ts'
import { isRecord } from './parse/isRecord.ts'
import { waitForReceipt } from './waitForReceipt.ts'

/** The status of a batch, with the codes of EIP-5792. */
export interface BatchProgress {
  /** 100 pending, 200 confirmed, 400 not sent, 500 reverted, 600 partially reverted. */
  readonly status: 100 | 200 | 400 | 500 | 600
  readonly receipts: readonly unknown[]
}

/** Sends the calls one after another and stops at the first failure. The returned object is updated. */
export function runBatch(parameters: {
  readonly context: Pick<WalletContext, 'rpc' | 'signal'>
  readonly transactor: Transactor
  readonly account: PrivateKeyAccount
  readonly chainId: number
  readonly calls: readonly BatchCall[]
}): BatchProgress {
  const { context, transactor, account, chainId, calls } = parameters
  const receipts: unknown[] = []
  let status: BatchProgress['status'] = 100
  let isChanged = false

  const run = async (): Promise<BatchProgress['status']> => {
    for (const call of calls) {
      const request = { ...unset, ...call, from: account.address }
      const hash = await transactor.send({ account, chainId, request })
      const receipt = await waitForReceipt({ context, chainId, hash })
      receipts.push(toBatchReceipt(receipt))
      if (receipt['status'] !== '0x1') return isChanged ? 600 : 500
      isChanged = true
    }
    return 200
  }

  run().then(
    (reached) => (status = reached),
    () => (status = isChanged ? 600 : 400),
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
