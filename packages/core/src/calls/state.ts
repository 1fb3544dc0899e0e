import type { CaipNetworkId, Namespace } from '@latchkey/protocol/caip'

/**
 * The state of one call: it waits for its turn, the wallet is asked, it is on its way, it is in a block, the chain has reverted it, or it
 * was not sent.
 */
export type CallStatus = 'waiting' | 'wallet' | 'chain' | 'done' | 'reverted' | 'notSent'

/** One call of a batch. */
export interface CallProgress {
  readonly status: CallStatus
  /** The call's transaction, or that of the batch. */
  readonly transactionId: string | null
  /** The record of the plugin `transactions`. */
  readonly recordKey: string | null
}

/** A batch of calls. Plain data: survives JSON. */
export interface CallsBatch {
  readonly id: string
  readonly namespace: Namespace
  readonly networkId: CaipNetworkId
  readonly address: string
  /** `wallet`: the wallet got the whole batch. `steps`: it is asked for one transaction after another. */
  readonly mode: 'wallet' | 'steps'
  /** Whether all calls happen or none. */
  readonly isAtomic: boolean
  readonly calls: readonly CallProgress[]
  /** Whether the wallet gets no further request. */
  readonly isOver: boolean
  readonly status: 'pending' | 'success' | 'failure' | 'partial'
  /** The number of EIP-5792: 100 pending, 200 done, 400 not sent, 500 reverted, 600 done in part. */
  readonly statusCode: number
  /** In ms since the epoch. */
  readonly createdAt: number
}

/** The batches of calls, the newest first. */
export interface CallsState {
  readonly batches: readonly CallsBatch[]
}
