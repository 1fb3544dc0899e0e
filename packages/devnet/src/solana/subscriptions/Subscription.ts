import type { Commitment, TransactionRecord } from '../ledger/TransactionRecord.ts'

/** What one subscription tells, and when. */
export interface Subscription {
  /** The method of its notifications. */
  readonly notification: string
  /** Called as soon as the subscriber knows its number. */
  onOpen?(notify: Notify): void
  onSlot?(slot: bigint, notify: Notify): void
  onReached?(record: TransactionRecord, commitment: Commitment, notify: Notify): void
}

/** Tells the subscriber something, for the last time if `isLast`. */
export type Notify = (result: unknown, isLast?: boolean) => void
