import { FrameFailure } from '../session/FrameFailure.ts'
import { toFields } from '../vault/worker/toFields.ts'
import { refuseRpc } from './refuseRpc.ts'

export interface Batch {
  readonly id: string
  readonly networkId: string
  readonly hashes: readonly string[]
  /** The calls that were approved. Fewer hashes: the next one was refused by the chain, or not sent. */
  readonly count: number
}

/** The batches of this document (EIP-5792). */
export interface CallBatches {
  /** An id that no other batch has. */
  reserve(id: string | undefined): string
  set(batch: Batch): void
  get(id: string): Batch | undefined
  ids(): readonly string[]
  /** The answer to `wallet_getCallsStatus`. */
  getStatus(parameters: {
    readonly id: string
    readonly ask: (networkId: string, method: string, params: unknown) => Promise<unknown>
  }): Promise<unknown>
}

/** Batches that are remembered; the oldest are forgotten. */
const most = 256

/** @param parameters.taken ids that another document has given. */
export function createCallBatches({
  createId,
  taken = [],
}: {
  readonly createId: () => string
  readonly taken?: readonly string[] | undefined
}): CallBatches {
  const batches = new Map<string, Batch>()
  return {
    get: (id) => batches.get(id),
    ids: () => [...batches.keys()],
    reserve: (id) => {
      if (id === undefined) return createId()
      if (!/^0x[\da-fA-F]{1,64}$/.test(id) && !/^[\w-]{1,64}$/.test(id)) refuseRpc('an id of another form')
      if (batches.has(id) || taken.includes(id)) refuseRpc('an id that another batch has (5720)')
      return id
    },
    set: (batch) => {
      batches.set(batch.id, batch)
      const [oldest] = batches.keys()
      if (batches.size > most && oldest !== undefined) batches.delete(oldest)
    },
    getStatus: async ({ ask, id }) => {
      const batch = batches.get(id)
      if (batch === undefined) throw new FrameFailure('rpc.failed', 'The wallet does not know this batch (5730).')
      const answers = await Promise.all(
        batch.hashes.map((hash) => ask(batch.networkId, 'eth_getTransactionReceipt', [hash])),
      )
      const receipts = answers.flatMap((answer) => (answer === null ? [] : [toReceipt(answer)]))
      const failed = receipts.filter(({ status }) => status !== '0x1').length
      const isComplete = receipts.length === batch.hashes.length
      return {
        version: '2.0.0',
        id,
        chainId: `0x${Number(batch.networkId.split(':')[1]).toString(16)}`,
        status: toStatus(isComplete, failed + batch.count - batch.hashes.length, batch.count),
        atomic: false,
        receipts,
      }
    },
  }
}

/** 100 pending, 200 all done, 500 all reverted, 600 some of them. */
function toStatus(isComplete: boolean, failed: number, count: number): number {
  if (!isComplete) return 100
  if (failed === 0) return 200
  return failed === count ? 500 : 600
}

function toReceipt(answer: unknown) {
  const { blockHash, blockNumber, gasUsed, logs, status, transactionHash } = toFields(answer)
  return { logs: logs ?? [], status, blockHash, blockNumber, gasUsed, transactionHash }
}
