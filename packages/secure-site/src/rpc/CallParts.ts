import type { AskContext } from './Asked.ts'
import type { CallBatches } from './createCallBatches.ts'
import type { Network } from './networks.ts'
import type { Account } from './smart/readAccount.ts'

/** The parts that every way to carry calls out needs. */
export interface CallParts {
  readonly context: AskContext
  readonly network: Network
  readonly account: Account
  readonly batches: CallBatches
}
