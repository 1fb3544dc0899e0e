import type { Transaction } from '@latchkey/protocol/api'

/** A page of an account's transactions, newest first. */
export interface ActivityPage {
  readonly data: readonly Transaction[]
  readonly spam: readonly Transaction[]
  /** The cursor of the next page; absent on the last one. */
  readonly next?: string | undefined
  /** Set if no transactions are read on the network. */
  readonly isUnsupported?: true | undefined
}

/** The only page on a network whose transactions are not read (S8.001). */
export const unsupportedPage: ActivityPage = { data: [], spam: [], isUnsupported: true }
