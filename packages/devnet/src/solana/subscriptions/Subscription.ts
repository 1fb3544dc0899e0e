import type { Commitment, TransactionRecord } from '../chain/TransactionRecord.ts'

/** A subscription and its notifications. */
export interface Subscription {
  /** The method of its notifications. */
  readonly notification: string
  /** Called as soon as the subscriber knows its id. */
  onOpen?(notify: Notify): void
  onSlot?(slot: bigint, notify: Notify): void
  onReached?(record: TransactionRecord, commitment: Commitment, notify: Notify): void
}

/** Notifies the subscriber, for the last time if `isLast`. */
export type Notify = (result: unknown, isLast?: boolean) => void
