/** A limit over a sliding window. */
export interface Rate {
  /** What is counted, such as `http:<project>:<address>`. */
  readonly key: string
  readonly atMost: number
  /** In ms. */
  readonly window: number
}

/** Whether the call was allowed; if not, when to retry, in ms. */
export type RateAnswer = { readonly isAllowed: true } | { readonly isAllowed: false; readonly retryAfter: number }

/**
 * Counts calls against limits. Rejected calls are not counted, so a client that keeps retrying is slowed down but not
 * locked out.
 */
export interface RateLimiter {
  take(rate: Rate): Promise<RateAnswer>
}
