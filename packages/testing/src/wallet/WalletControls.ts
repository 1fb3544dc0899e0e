import type { Confirm, ControlOptions, DroppedRequests, LoggedRequest } from './types.ts'

/** What a test can do with any wallet. `account` is the type of its account ids. */
export interface WalletControls<account extends string = string, chain extends number | string = number | string> {
  readonly isLocked: boolean
  /** The requests so far, oldest first; the last 5,000. */
  readonly requests: readonly LoggedRequest<chain>[]

  /** Approves at once (the default), optionally with some of the accounts for a connecting site. */
  approve(options?: ControlOptions & { readonly accounts?: readonly account[] | undefined }): void
  /** Rejects with 4001 or another error. */
  reject(
    options?: ControlOptions & {
      readonly error?: { readonly code: number; readonly message: string; readonly data?: unknown } | undefined
    },
  ): void
  /** Lets a visitor or a function decide. */
  ask(options?: ControlOptions & { readonly confirm?: Confirm | undefined }): void
  /** Rejects with -32002 at once, like wallets with a pending request. */
  answerPending(options?: ControlOptions): void
  /** Does not answer, like a wallet that crashed or lost its window. */
  drop(options?: ControlOptions): DroppedRequests
  /** Waits `ms` milliseconds before each decision; 0 ends it. */
  delay(ms: number, options?: ControlOptions): void
  /** Locks the wallet: sites see no accounts, and requests to the owner wait for {@link WalletControls.unlock}. */
  lock(): void
  unlock(): void
  /**
   * Exposes these accounts to every connected site, the first one selected. `[]` disconnects
   * every site.
   *
   * @throws TestingError `testing.invalidParameter` for an address without a key.
   */
  changeAccounts(addresses: readonly account[]): void
  /** Loses every chain: requests get 4900 until {@link WalletControls.goOnline}. EVM sites receive `disconnect`. */
  goOffline(): void
  goOnline(): void
  /** Resets `reject`, `drop`, `delay` and so on. Sites stay connected. */
  reset(): void
  /**
   * Resolves to the next request for `method` that was not returned yet, including one that has already arrived.
   *
   * @throws TestingError `testing.requestNotMade` after `timeoutMs` (default 10,000), which lists the other requests.
   */
  waitForRequest(
    method: string,
    options?: { readonly timeoutMs?: number | undefined; readonly signal?: AbortSignal | undefined },
  ): Promise<LoggedRequest<chain>>
  /** Ends every timer and listener. Pending and later requests get 4900. */
  destroy(): void
}
