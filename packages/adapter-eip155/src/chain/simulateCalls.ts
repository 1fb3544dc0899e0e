import { isModalError, isPlainObject, readProperty, readRefusal, toName } from '@latchkey/core/adapter'
import type { ChainCall, ReadChain } from './estimateFee.ts'
import { hasAnswered } from './hasAnswered.ts'
import { MAX_REASON_LENGTH, readRevert } from './readRevert.ts'

/** The outcome of a call that the chain executed without a transaction. */
export type SimulatedCall =
  | {
      readonly isSuccess: true
      readonly answer: unknown
      /** Absent if the node does not tell them. */
      readonly logs?: readonly unknown[] | undefined
    }
  | {
      readonly isSuccess: false
      /** One line, untrusted. Empty if there is none. */
      readonly reason: string
    }

/** `transfer`, `transferFrom` and `approve` of ERC-20, which some tokens answer with false instead of reverting. */
const tellingSelectors = ['0xa9059cbb', '0x23b872dd', '0x095ea7b3']

/** How many causes of an error are read. */
const MAX_CAUSES = 12

/** How many logs of a call are read. */
const MAX_LOGS = 1_000

/**
 * Has the chain execute calls one after the other without sending them (`eth_simulateV1`). Transfers of the native coin are among
 * the logs. Resolves with `undefined` if the node cannot do it.
 */
export async function simulateCalls(
  read: ReadChain,
  calls: readonly ChainCall[],
): Promise<readonly SimulatedCall[] | undefined> {
  const block = { blockStateCalls: [{ calls }], traceTransfers: true }
  const answer = await read('eth_simulateV1', [block, 'latest']).catch((error: unknown) => {
    if (!hasAnswered(error)) throw error
    return undefined
  })
  const first: unknown = Array.isArray(answer) ? answer[0] : undefined
  const results: unknown = isPlainObject(first) ? first['calls'] : undefined
  if (!Array.isArray(results) || results.length !== calls.length) return undefined
  return calls.map((call, index) => toSimulatedCall(call, results[index]))
}

/** Has the chain execute one call, on any node: without its logs. */
export async function simulateCall(read: ReadChain, call: ChainCall): Promise<SimulatedCall> {
  try {
    const answer = await read('eth_call', [call, 'latest'])
    return isRefusal(call, answer) ? refusal : { isSuccess: true, answer }
  } catch (error) {
    if (!isModalError(error) || !hasAnswered(error)) throw error
    // Nodes give the data of the revert beside their message.
    const data = readRefusal(error)
      .text.split('\n')
      .find((line) => /^0x[\da-f]{8}/i.test(line))
    return { isSuccess: false, reason: readRevert(data) || toName(readNodeMessage(error), MAX_REASON_LENGTH) }
  }
}

/** Reads the message of the innermost cause: libraries add the endpoint and the request to theirs, which say nothing to a visitor. */
function readNodeMessage(error: unknown): unknown {
  let message: unknown
  for (let [layer, depth]: [unknown, number] = [error, 0]; layer !== undefined && depth < MAX_CAUSES; depth++) {
    message = readProperty(layer, 'message') ?? message
    layer = readProperty(layer, 'cause')
  }
  return message
}

const refusal: SimulatedCall = { isSuccess: false, reason: 'The token refuses the transfer' }

function toSimulatedCall(call: ChainCall, result: unknown): SimulatedCall {
  const { status, error, returnData, logs } = isPlainObject(result) ? result : {}
  if (status !== '0x1') {
    const { data, message } = isPlainObject(error) ? error : {}
    const reason = readRevert(returnData) || readRevert(data) || toName(message, MAX_REASON_LENGTH)
    return { isSuccess: false, reason }
  }
  if (isRefusal(call, returnData)) return refusal
  return { isSuccess: true, answer: returnData, logs: Array.isArray(logs) ? logs.slice(0, MAX_LOGS) : [] }
}

/** Whether a token answered with false, which means that nothing moves. An empty answer is a success: USDT gives no other. */
function isRefusal({ data = '0x' }: ChainCall, answer: unknown): boolean {
  return tellingSelectors.includes(data.slice(0, 10).toLowerCase()) && answer === `0x${'0'.repeat(64)}`
}
