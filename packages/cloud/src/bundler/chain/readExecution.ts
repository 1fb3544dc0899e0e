import { smartAccountContracts } from '@latchkey/protocol/embedded'
import { type Log, parseEventLogs, toEventSelector } from 'viem'
import { entryPoint08Abi } from 'viem/account-abstraction'
import type { ChainReceipt } from './ChainAccess.ts'

/** The first topic of the log by which the entry point says that it executed an operation. */
export const operationEventTopic = toEventSelector(
  'UserOperationEvent(bytes32,address,address,uint256,bool,uint256,uint256)',
)

/** How the entry point executed an operation. */
export interface Execution {
  /** Whether the calls succeeded. */
  readonly isSuccess: boolean
  readonly sender: `0x${string}`
  readonly nonce: bigint
  readonly paymaster: `0x${string}`
  /** In wei. */
  readonly actualGasCost: bigint
  readonly actualGasUsed: bigint
  /** The data of the revert, if the calls failed with one. */
  readonly revertData: `0x${string}` | undefined
  /** What the calls logged: positions in the receipt. */
  readonly logs: { readonly start: number; readonly end: number }
}

/** Reads from a receipt how an operation was executed; `undefined` if it was not executed there. */
export function readExecution(
  receipt: Pick<ChainReceipt, 'logs'>,
  operationHash: `0x${string}`,
): Execution | undefined {
  const logs: readonly Pick<Log, 'address' | 'data' | 'topics'>[] = receipt.logs
  const isOurs = ({ address }: { readonly address: string }): boolean =>
    address.toLowerCase() === smartAccountContracts.entryPoint.toLowerCase()
  const end = logs.findIndex(
    (log) =>
      isOurs(log) &&
      log.topics[0] === operationEventTopic &&
      log.topics[1]?.toLowerCase() === operationHash.toLowerCase(),
  )
  const found = logs[end]
  if (found === undefined) return undefined
  const [event] = parseEventLogs({ abi: entryPoint08Abi, eventName: 'UserOperationEvent', logs: [toLog(found)] })
  if (event === undefined) return undefined
  const { actualGasCost, actualGasUsed, nonce, paymaster, sender, success } = event.args
  // Before it are the logs of the validation and of earlier operations in the same transaction, each ended by a log of the entry point.
  const before = logs.slice(0, end)
  const reverted = parseEventLogs({
    abi: entryPoint08Abi,
    eventName: 'UserOperationRevertReason',
    logs: before.filter(isOurs).map(toLog),
  }).find(({ args }) => args.userOpHash.toLowerCase() === operationHash.toLowerCase())
  const start = before.findLastIndex((log) => isOurs(log) && isBoundary(log.topics[0])) + 1
  return {
    isSuccess: success,
    sender,
    nonce,
    paymaster,
    actualGasCost,
    actualGasUsed,
    revertData: reverted?.args.revertReason,
    logs: { start, end },
  }
}

const beforeExecutionTopic = toEventSelector('BeforeExecution()')

function isBoundary(topic: string | undefined): boolean {
  return topic === beforeExecutionTopic || topic === operationEventTopic
}

/** Completes a log with fields that decoding does not read. */
function toLog({ address, data, topics }: Pick<Log, 'address' | 'data' | 'topics'>): Log {
  return {
    address,
    data,
    topics,
    blockHash: null,
    blockNumber: null,
    blockTimestamp: undefined,
    logIndex: null,
    transactionHash: null,
    transactionIndex: null,
    removed: false,
  }
}
