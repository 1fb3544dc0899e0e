import { FrameFailure } from '../session/FrameFailure.ts'

/** It is unknown whether the chain has a transaction that was sent. The page learns its hash or signature, to look for it. */
export function createUncertain(transaction: string): FrameFailure {
  return new FrameFailure('rpc.failed', `The chain did not answer. The transaction may still happen: ${transaction}`)
}
