import { FrameFailure } from '../session/FrameFailure.ts'
import { toFields } from '../vault/worker/toFields.ts'
import type { AskContext } from './Asked.ts'
import type { Batch, CallBatches } from './createCallBatches.ts'
import { toQuantity } from './readers.ts'
import { readOperationNonce } from './smart/readOperationNonce.ts'
import { readOperationReceipt } from './smart/readOperationReceipt.ts'
import type { SmartPort } from './smart/SmartPort.ts'

/** 100 pending, 200 done, 400 not on the chain and never will be, 500 reverted completely, 600 done in part (EIP-5792). */
export type CallsStatusCode = 100 | 200 | 400 | 500 | 600

/** The answer to `wallet_getCallsStatus`. */
export interface CallsStatus {
  readonly version: string
  readonly id: string
  readonly chainId: string
  readonly status: CallsStatusCode
  readonly atomic: boolean
  readonly receipts: readonly unknown[]
}

interface Parts {
  readonly ask: AskContext['ask']
  readonly loadPort: () => Promise<SmartPort>
}

/** Finds a batch. @throws FrameFailure with the code 5730. */
export function requireBatch(batches: Pick<CallBatches, 'get'>, id: string): Batch {
  const batch = batches.get(id)
  if (batch === undefined)
    throw new FrameFailure('rpc.failed', 'The wallet does not know this batch (5730).', { rpcCode: 5730 })
  return batch
}

/** Asks the chain what became of a batch. */
export async function getCallsStatus(batch: Batch, parts: Parts): Promise<CallsStatus> {
  const { count, hashes, id, isAtomic, networkId } = batch
  const outcome = isAtomic ? await readAtomic(batch, parts) : await readSequence({ count, hashes }, parts)
  return {
    version: '2.0.0',
    id,
    chainId: `0x${Number(networkId.split(':')[1]).toString(16)}`,
    atomic: isAtomic,
    ...outcome,
  }
}

type Outcome = Pick<CallsStatus, 'status' | 'receipts'>

/** Calls that are one. */
async function readAtomic(batch: Batch, parts: Parts): Promise<Outcome> {
  const found = await findAtomic(batch, parts)
  if (found !== undefined) return found
  const isPast = await isPastNonce(batch, parts)
  // It may have happened between the two questions.
  return (isPast ? await findAtomic(batch, parts) : undefined) ?? { status: isPast ? 400 : 100, receipts: [] }
}

async function findAtomic(
  { hashes, networkId, operation }: Batch,
  { ask, loadPort }: Parts,
): Promise<Outcome | undefined> {
  if (operation !== undefined) {
    const read = await readOperationReceipt(await loadPort(), { hash: operation, networkId })
    return read && { status: read.isDone ? 200 : 500, receipts: [read.receipt] }
  }
  const answer = await ask('eth_getTransactionReceipt', [hashes[0]])
  if (answer === null || answer === undefined) return undefined
  const receipt = toReceipt(answer)
  return { status: receipt.status === '0x1' ? 200 : 500, receipts: [receipt] }
}

/** Whether something else has used the nonce of the batch, or the batch itself just now. */
async function isPastNonce({ from, nonce, operation }: Batch, { ask }: Parts): Promise<boolean> {
  if (nonce === undefined) return false
  const next =
    operation === undefined
      ? toQuantity(await ask('eth_getTransactionCount', [from, 'latest']), 'the nonce of the chain')
      : await readOperationNonce(from, ask)
  return next > BigInt(nonce)
}

/** Calls that follow each other. */
async function readSequence({ count, hashes }: Pick<Batch, 'count' | 'hashes'>, { ask }: Parts): Promise<Outcome> {
  const answers = await Promise.all(hashes.map((hash) => ask('eth_getTransactionReceipt', [hash])))
  const receipts = answers.flatMap((answer) => (answer === null ? [] : [toReceipt(answer)]))
  const failed = receipts.filter(({ status }) => status !== '0x1').length + count - hashes.length
  if (receipts.length !== hashes.length) return { status: 100, receipts }
  if (failed === 0) return { status: 200, receipts }
  return { status: failed === count ? 500 : 600, receipts }
}

function toReceipt(answer: unknown) {
  const { blockHash, blockNumber, gasUsed, logs, status, transactionHash } = toFields(answer)
  return { logs: logs ?? [], status, blockHash, blockNumber, gasUsed, transactionHash }
}
