import type { ChainHead } from './chain/ChainAccess.ts'
import type { ChainBundler } from './ChainBundler.ts'
import type { Executor } from './executors/createExecutors.ts'
import type { LaneState } from './executors/LaneStore.ts'
import { resetIfNew } from './executors/followLanes.ts'
import { getFees, sendOperation, toContent } from './executors/sendOperation.ts'
import { getContentGas } from './executors/signVersion.ts'
import { OperationRefusal } from './OperationRefusal.ts'
import { getPreVerificationGas } from './operations/gas.ts'
import { judgeSender, type SenderCode } from './operations/judgeSender.ts'
import type { ParsedOperation } from './operations/ParsedOperation.ts'
import { parseOperation } from './operations/parseOperation.ts'
import { simulateOperation } from './operations/simulateOperation.ts'
import { parseSend } from './parseCall.ts'

/**
 * Takes an operation: checks it, stores it and sends it. The same operation again returns its hash, and nothing is sent twice.
 *
 * @param parameters.params of `eth_sendUserOperation`.
 * @returns the hash of the operation.
 * @throws OperationRefusal. Nothing was sent then.
 */
export async function acceptOperation(parameters: {
  readonly bundler: ChainBundler
  readonly projectKey: string
  readonly params: unknown
  readonly signal?: AbortSignal | undefined
}): Promise<`0x${string}`> {
  const { bundler, params, projectKey, signal } = parameters
  const { chain, executors, lanes, ledger, chainId, metrics, now, number, operations } = bundler
  const operation = parseOperation({ chainId: number, operation: parseSend(params) })
  const { hash, sender, wire } = operation
  const localHead = bundler.isLocal ? await chain.getHead() : undefined
  if (localHead !== undefined) await resetIfNew(bundler, localHead)
  const candidates = await executors.list()
  // Before the chain is asked for more: clients of a busy bundler try again and again.
  const [hasTransaction, state] = await Promise.all([
    isSent(bundler, hash),
    lanes.judge({ candidates, costAtMost: 0n }),
  ])
  if (hasTransaction) return hash
  const { address: executor } = requireLane(state)

  const [found, head, tip] = await Promise.all([
    judgeSender({ chain, chainId: number, sender, authorization: wire.eip7702Auth }),
    localHead ?? chain.getHead(),
    chain.getTip(),
  ])
  const senderCode = requireCode(found)
  await checkFees({ bundler, operation, senderCode, head, tip })
  const fees = getFees({ head, tip, operation })
  const costAtMost = getContentGas(toContent(operation, senderCode)) * fees.maxFeePerGas
  const [lane] = await Promise.all([
    lanes.judge({ candidates, costAtMost }),
    simulateOperation({ chain, operation, senderCode, executor }),
  ])
  requireLane(lane)

  signal?.throwIfAborted()
  // One that is there already was left by a node that stopped, or is just being taken: it gets one transaction in both cases.
  await operations.add({ operation, projectKey, acceptedBlock: head.number, time: now() })
  if (operation.isFree) {
    const sponsorship = await ledger.take({ chainId, operationHash: hash })
    if (sponsorship?.projectKey !== projectKey) {
      await operations.remove(hash)
      throw new OperationRefusal(
        'invalid',
        'maxFeePerGas: is zero, and this very operation is not sponsored, or its sponsorship has ended. Ask for a sponsorship, or pay fees. Nothing was sent.',
      )
    }
  }
  try {
    await sendOperation({ bundler, operation, senderCode, fees })
  } catch (error) {
    await withdraw(bundler, operation)
    throw error
  }
  metrics.operations.inc({ chain: chainId, outcome: 'accepted' })
  return hash
}

/** Whether an operation has a transaction. One that has ended without being executed is refused. */
async function isSent({ operations }: ChainBundler, hash: `0x${string}`): Promise<boolean> {
  const known = await operations.find(hash)
  if (known?.status === 'failed' || known?.status === 'replaced')
    throw new OperationRefusal(
      'invalid',
      'This operation has ended without being executed. Sign another one; nothing was sent again.',
    )
  return known !== undefined && known.status !== 'new'
}

/** The executor that takes the next operation. */
function requireLane(state: LaneState): Executor {
  if (state.kind === 'free') return state.lanes[0]
  throw new OperationRefusal(
    'unavailable',
    state.kind === 'busy'
      ? 'All executors are busy. Nothing was sent; try again in some seconds.'
      : 'No executor of this chain can pay for a transaction. Nothing was sent; the operator has to send coins to them.',
  )
}

function requireCode(found: Awaited<ReturnType<typeof judgeSender>>): SenderCode {
  if (found.kind === 'unsigned')
    throw new OperationRefusal('validation', 'AA20 account not deployed: no authorization.')
  return found
}

/** Checks that the fees of an operation cover its transaction. */
async function checkFees(parameters: {
  readonly bundler: ChainBundler
  readonly operation: ParsedOperation
  readonly senderCode: SenderCode
  readonly head: ChainHead
  readonly tip: bigint
}): Promise<void> {
  const { bundler, head, operation, senderCode, tip } = parameters
  if (operation.isFree) return
  const { maxFeePerGas, maxPriorityFeePerGas, packed, preVerificationGas } = operation
  const asked = head.baseFeePerGas + tip
  if (maxFeePerGas < asked || maxPriorityFeePerGas < tip)
    throw new OperationRefusal(
      'invalid',
      `maxFeePerGas: must be at least ${asked} wei, and maxPriorityFeePerGas at least ${tip}: the base fee of the newest block, and the tip that the chain asks for.`,
    )
  const least = getPreVerificationGas({ packed, hasAuthorization: senderCode.kind === 'delegates' })
  if (preVerificationGas < least)
    throw new OperationRefusal('invalid', `preVerificationGas: must be at least ${least} for this operation.`)
  if (await bundler.hasDataFees())
    throw new OperationRefusal(
      'invalid',
      'maxFeePerGas: must be zero. Transactions of this rollup also pay for their data, so this bundler takes sponsored operations only.',
    )
}

/** Ends an operation that was stored and found no lane. The operator pays nothing for it. */
async function withdraw({ lanes, now, operations }: ChainBundler, { hash, isFree }: ParsedOperation): Promise<void> {
  if (!isFree) {
    await operations.remove(hash)
    return
  }
  const nowhere = { transactionHash: null, blockNumber: null, blockHash: null }
  await lanes.end({ operationHash: hash, status: 'replaced', cost: '0', ...nowhere }, now())
}
