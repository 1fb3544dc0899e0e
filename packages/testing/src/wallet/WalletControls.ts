import type { Confirm, ControlOptions, DroppedRequests, LoggedRequest } from './types.ts'

/** What the owner of any wallet does: the script of a test. `account` is how its accounts are named. */
export interface WalletControls<account extends string = string, chain extends number | string = number | string> {
  readonly isLocked: boolean
  /** What was asked so far, oldest first; the last 5,000. */
  readonly requests: readonly LoggedRequest<chain>[]

  /** Says yes at once (the default), or yes with a part of the accounts to a site that connects. */
  approve(options?: ControlOptions & { readonly accounts?: readonly account[] | undefined }): void
  /** Says no: 4001, or another error. */
  reject(
    options?: ControlOptions & {
      readonly error?: { readonly code: number; readonly message: string; readonly data?: unknown } | undefined
    },
  ): void
  /** Lets a person or a function decide. */
  ask(options?: ControlOptions & { readonly confirm?: Confirm | undefined }): void
  /** Answers -32002 at once, as wallets do while an earlier request waits for their owner. */
  answerPending(options?: ControlOptions): void
  /** Gives no answer, as when a wallet crashed or its window was lost. */
  drop(options?: ControlOptions): DroppedRequests
  /** Takes `ms` milliseconds to think before whatever the decision is; 0 ends it. */
  delay(ms: number, options?: ControlOptions): void
  /** Locks it: sites see no accounts, and what needs the owner waits for {@link WalletControls.unlock}. */
  lock(): void
  unlock(): void
  /**
   * Shows these of its accounts to every connected site, the first selected; with `[]` the owner disconnects
   * every site.
   *
   * @throws TestingError `testing.invalidParameter` for an address that it has no key for.
   */
  changeAccounts(addresses: readonly account[]): void
  /** Loses every chain: 4900 to every request, until {@link WalletControls.goOnline}. EVM sites hear `disconnect`. */
  goOffline(): void
  goOnline(): void
  /** Forgets `reject`, `drop`, `delay` and so on: as just made, but sites stay connected. */
  reset(): void
  /**
   * The next request for `method` that was not waited for yet, also one that has already come.
   *
   * @throws TestingError `testing.requestNotMade` after `timeoutMs` (10,000 if unset), naming what was asked instead.
   */
  waitForRequest(
    method: string,
    options?: { readonly timeoutMs?: number | undefined; readonly signal?: AbortSignal | undefined },
  ): Promise<LoggedRequest<chain>>
  /** Ends every timer and listener; what still waits, and every later request, gets 4900. */
  destroy(): void
}
