import type { CaipNetworkId } from '@latchkey/protocol/caip'
import type { FailedAttempt } from '../pool/Attempt.ts'

/** What moved in a transaction, as its provider reports it. */
export interface HistoryTransfer {
  readonly from: string
  readonly to: string
  /** `undefined` for the chain's coin. */
  readonly contract?: string | undefined
  readonly name?: string | undefined
  readonly symbol?: string | undefined
  /** In tokens, as a decimal number; `undefined` if the number of decimals is unknown. */
  readonly numeric?: string | undefined
  /** The id of a non-fungible token. */
  readonly tokenId?: string | undefined
  /** `https:` or `ipfs:`, not checked. */
  readonly iconUrl?: string | undefined
  /** Whether the provider calls the token spam. */
  readonly isSpam?: boolean | undefined
}

/** A transaction that concerns an account. */
export interface HistoryTransaction {
  readonly chainId: CaipNetworkId
  readonly hash: string
  /** In ms since the epoch; `undefined` while it is in no block. */
  readonly minedAt: number | undefined
  readonly status: 'confirmed' | 'failed' | 'pending'
  /** Empty if the provider only knows that the account did not send it. */
  readonly from: string
  /** Empty if the transaction created a contract. */
  readonly to: string
  /** The name of the contract's function that was called, or its selector. */
  readonly method?: string | undefined
  /** Paid by the sender, in the chain's coin. */
  readonly fee?: string | undefined
  /** Only transfers from or to the account. */
  readonly transfers: readonly HistoryTransfer[]
}

/** One page of an account's transactions on one chain. */
export interface HistoryQuestion {
  readonly chainId: CaipNetworkId
  readonly account: string
  /** `next` of the previous page of the same provider; `undefined` for the newest transactions. */
  readonly cursor: string | undefined
}

/** A page, newest first. */
export interface HistoryPage {
  readonly transactions: readonly HistoryTransaction[]
  /** The provider's cursor of the next page; `undefined` on the last page. */
  readonly next: string | undefined
}

/** A provider's answer. */
export interface HistoryAnswer {
  readonly kind: 'answered'
  readonly value: HistoryPage
}

/** A source of transactions. */
export interface HistoryProvider {
  /** The chains that it serves. */
  readonly chainIds: readonly CaipNetworkId[]
  /** Rejects only if `signal` aborts. */
  read(parameters: {
    readonly question: HistoryQuestion
    /** In ms. */
    readonly timeout: number
    readonly signal?: AbortSignal | undefined
  }): Promise<HistoryAnswer | FailedAttempt>
}
