import { refuseRpc } from './refuseRpc.ts'

/** A batch of calls (EIP-5792), as it was sent. */
export interface Batch {
  readonly id: string
  readonly networkId: string
  readonly from: string
  /** Of the transactions, in their order. */
  readonly hashes: readonly string[]
  /** The calls that were approved. Fewer hashes: the next one was refused by the chain, or not sent. */
  readonly count: number
  /** Whether all calls happen or none: as one transaction, or as an operation. */
  readonly isAtomic: boolean
  /** Of an atomic batch, as digits: once the chain is past it without the batch, the batch will not happen. */
  readonly nonce?: string | undefined
  /** The hash of the operation, instead of transactions. */
  readonly operation?: string | undefined
}

/** The batches of this document. */
export interface CallBatches {
  /** An id that no other batch has. */
  reserve(id: string | undefined): string
  set(batch: Batch): void
  get(id: string): Batch | undefined
  ids(): readonly string[]
}

/** Batches that are remembered; the oldest are forgotten. */
const most = 256
/** An id of a page has at most 4,096 bytes, in hexadecimal or as a text. */
const idPattern = /^(?:0x(?:[\da-fA-F]{2}){1,4096}|(?!0x)[\x20-\x7E]{1,4096})$/

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
      if (!idPattern.test(id)) refuseRpc('an id of another form')
      if (batches.has(id) || taken.includes(id)) refuseRpc('an id that another batch has', 5720)
      return id
    },
    set: (batch) => {
      batches.set(batch.id, batch)
      const [oldest] = batches.keys()
      if (batches.size > most && oldest !== undefined) batches.delete(oldest)
    },
  }
}
