import { smartAccountContracts } from '@latchkey/protocol/embedded'
import {
  decodeFunctionData,
  encodeAbiParameters,
  encodeErrorResult,
  type Hex,
  keccak256,
  numberToHex,
  padHex,
  parseAbiParameters,
  parseTransaction,
  zeroAddress,
} from 'viem'
import { entryPoint08Abi, getUserOperationHash } from 'viem/account-abstraction'
import type { ChainAccess, ChainReceipt } from '../../bundler/chain/ChainAccess.ts'
import { operationEventTopic } from '../../bundler/chain/readExecution.ts'
import { delegatedCode } from '../../bundler/operations/judgeSender.ts'
import { CloudError } from '../../CloudError.ts'

/** An operation as the model executes it. */
interface ModelOperation {
  readonly hash: Hex
  readonly sender: Hex
  readonly nonce: bigint
}

interface ModelTransaction {
  readonly hash: Hex
  readonly executor: string
  readonly nonce: number
  readonly price: bigint
  /** `undefined`: a transfer. */
  readonly operation: ModelOperation | undefined
}

interface ModelBlock {
  readonly hash: Hex
  readonly transactions: readonly ModelTransaction[]
}

/** A chain in memory: it checks nonces and replacements of transactions as nodes do, and nonces of operations as the entry point does. */
export interface ModelChain extends ChainAccess {
  /** Whether no node answers. */
  isDown: boolean
  /** Everything that a node has ever taken, by the hash of its bytes. */
  readonly taken: ReadonlyMap<Hex, ModelTransaction>
  mine(): void
  /** The nodes forget what is not in a block. */
  drop(): void
  /** The newest block is replaced by an empty one; its transactions are forgotten. */
  reorganise(): void
  /** Executes an operation in the next block by a transaction of another sender. */
  executeElsewhere(operation: ModelOperation): void
  /** The hashes of the executed operations. */
  listExecuted(): readonly Hex[]
  /** What the transactions of executors have cost. */
  getSpent(): bigint
}

/** Gas of every transaction of the model. */
const gasUsed = 100_000n

/**
 * Creates the chain.
 *
 * @param parameters.findExecutor the executor that has signed bytes; throws if they are not stored.
 */
export function createModelChain(parameters: {
  readonly chainId: number
  readonly findExecutor: (hash: Hex) => Promise<string>
}): ModelChain {
  const { chainId, findExecutor } = parameters
  let blocks: readonly ModelBlock[] = [{ hash: keccak256('0x00'), transactions: [] }]
  const pool = new Map<string, ModelTransaction>()
  const taken = new Map<Hex, ModelTransaction>()
  let made = 0

  const list = () =>
    blocks.flatMap(({ transactions, ...block }, number) =>
      transactions.map((transaction) => ({ transaction, number, block })),
    )
  const countOf = (executor: string) => list().filter(({ transaction }) => transaction.executor === executor).length
  /** Executions in the order of the chain: the first operation with a nonce of a sender wins. */
  const replay = () => {
    const nonces = new Map<string, bigint>()
    return list().map((entry) => {
      const { operation } = entry.transaction
      const isExecuted = operation !== undefined && (nonces.get(operation.sender) ?? 0n) === operation.nonce
      if (isExecuted) nonces.set(operation.sender, operation.nonce + 1n)
      return { ...entry, isExecuted }
    })
  }
  const getOperationNonce = (sender: string): bigint =>
    BigInt(
      replay().filter(({ isExecuted, transaction }) => isExecuted && transaction.operation?.sender === sender).length,
    )

  const addBlock = (transactions: readonly ModelTransaction[]): void => {
    made += 1
    blocks = [...blocks, { hash: keccak256(numberToHex(made)), transactions }]
  }
  const guard = async <value>(act: () => value): Promise<Awaited<value>> => {
    if (model.isDown) throw new CloudError('upstream.failed', 'No node answers.')
    return await act()
  }
  const readOperation = (data: Hex): ModelOperation => {
    const { args, functionName } = decodeFunctionData({ abi: entryPoint08Abi, data })
    const [operation] = functionName === 'handleOps' ? args[0] : []
    if (operation === undefined) throw new TypeError('The transaction carries no operation.')
    const { accountGasLimits, callData, gasFees, nonce, preVerificationGas, sender, signature } = operation
    const hash = getUserOperationHash({
      chainId,
      entryPointAddress: smartAccountContracts.entryPoint,
      entryPointVersion: '0.8',
      userOperation: {
        sender,
        nonce,
        callData,
        signature,
        preVerificationGas,
        verificationGasLimit: BigInt(accountGasLimits.slice(0, 34)),
        callGasLimit: BigInt(`0x${accountGasLimits.slice(34)}`),
        maxPriorityFeePerGas: BigInt(gasFees.slice(0, 34)),
        maxFeePerGas: BigInt(`0x${gasFees.slice(34)}`),
      },
    })
    return { hash, sender: `0x${sender.slice(2).toLowerCase()}`, nonce }
  }

  const model: ModelChain = {
    isDown: false,
    taken,
    getCode: (address) => guard(() => (address.startsWith('0x5e') ? delegatedCode : '0x')),
    getTransactionCount: (address) => guard(() => countOf(address)),
    getBalance: () => guard(() => 10n ** 20n),
    getHead: () => guard(() => ({ number: blocks.length - 1, baseFeePerGas: 10n ** 9n })),
    getTip: () => guard(() => 10n ** 9n),
    estimateGas: () => guard(() => ({ kind: 'done', value: 50_000n })),
    call: ({ data, to }) =>
      guard(() => {
        if (to !== smartAccountContracts.entryPoint) return { kind: 'done', value: '0x' } as const
        const { nonce, sender } = readOperation(data)
        if (getOperationNonce(sender) === nonce) return { kind: 'done', value: '0x' } as const
        const reason = 'AA25 invalid account nonce'
        const revert = encodeErrorResult({ abi: entryPoint08Abi, errorName: 'FailedOp', args: [0n, reason] })
        return { kind: 'reverted', data: revert } as const
      }),
    getReceipt: (hash) =>
      guard(() => {
        const found = replay().find(({ transaction }) => transaction.hash === hash)
        return found && toReceipt(found)
      }),
    findExecution: ({ fromBlock, operationHash }) =>
      guard(
        () =>
          replay().find(
            ({ isExecuted, number, transaction }) =>
              isExecuted && number >= fromBlock && transaction.operation?.hash === operationHash,
          )?.transaction.hash,
      ),
    send: (raw) =>
      guard(async () => {
        const { data, maxFeePerGas = 0n, nonce = 0, to } = parseTransaction(raw)
        const hash = keccak256(raw)
        const executor = await findExecutor(hash)
        const isFiller = to?.toLowerCase() === executor
        const operation = isFiller ? undefined : readOperation(data ?? '0x')
        const transaction = { hash, executor, nonce, price: maxFeePerGas, operation }
        const key = `${executor}:${nonce}`
        const waiting = pool.get(key)
        if (nonce < countOf(executor)) return { kind: 'refused', message: 'nonce too low' } as const
        if (waiting?.hash === hash) return { kind: 'taken' } as const
        if (waiting !== undefined && maxFeePerGas * 10n < waiting.price * 11n)
          return { kind: 'refused', message: 'replacement transaction underpriced' } as const
        pool.set(key, transaction)
        taken.set(hash, transaction)
        return { kind: 'taken' } as const
      }),
    mine() {
      const chosen: ModelTransaction[] = []
      const counts = new Map<string, number>()
      for (const transaction of [...pool.values()].toSorted((a, b) => a.nonce - b.nonce)) {
        const { executor, nonce } = transaction
        const next = counts.get(executor) ?? countOf(executor)
        if (nonce > next) continue
        pool.delete(`${executor}:${nonce}`)
        if (nonce < next) continue
        chosen.push(transaction)
        counts.set(executor, next + 1)
      }
      addBlock(chosen)
    },
    drop: () => pool.clear(),
    reorganise() {
      if (blocks.length < 2) return
      blocks = blocks.slice(0, -1)
      pool.clear()
      addBlock([])
    },
    executeElsewhere(operation) {
      made += 1
      addBlock([{ hash: keccak256(numberToHex(made)), executor: 'outsider', nonce: 0, price: 0n, operation }])
    },
    listExecuted: () =>
      replay().flatMap(({ isExecuted, transaction }) =>
        isExecuted && transaction.operation ? [transaction.operation.hash] : [],
      ),
    getSpent: () => list().reduce((sum, { transaction }) => sum + gasUsed * transaction.price, 0n),
  }
  return model
}

function toReceipt({
  block,
  isExecuted,
  number,
  transaction,
}: {
  readonly transaction: ModelTransaction
  readonly number: number
  readonly block: Pick<ModelBlock, 'hash'>
  readonly isExecuted: boolean
}): ChainReceipt {
  const { executor, hash, operation, price } = transaction
  const event =
    isExecuted && operation !== undefined
      ? [
          {
            address: smartAccountContracts.entryPoint,
            topics: [operationEventTopic, operation.hash, padHex(operation.sender), padHex(zeroAddress)] as const,
            data: encodeAbiParameters(parseAbiParameters('uint256, bool, uint256, uint256'), [
              operation.nonce,
              true,
              0n,
              gasUsed,
            ]),
          },
        ]
      : []
  return {
    transactionHash: hash,
    from: `0x${executor.slice(2)}`,
    blockHash: block.hash,
    blockNumber: number,
    isSuccess: isExecuted || operation === undefined,
    cost: gasUsed * price,
    logs: event.map(({ address, data, topics: [first, ...others] }) => ({ address, data, topics: [first, ...others] })),
    raw: {},
  }
}
