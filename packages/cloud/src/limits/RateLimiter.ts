/** How much of something one may do in a window that slides. */
export interface Rate {
  /** What is counted, and for whom, such as `http:<project>:<address>`. */
  readonly key: string
  readonly atMost: number
  /** In ms. */
  readonly window: number
}

/** Whether one more was allowed, and if not, in how many ms it would be. */
export type RateAnswer = { readonly isAllowed: true } | { readonly isAllowed: false; readonly retryAfter: number }

/** Counts what is done. What is refused does not count, so that who goes on asking is slowed and not shut out. */
export interface RateLimiter {
  take(rate: Rate): Promise<RateAnswer>
}
