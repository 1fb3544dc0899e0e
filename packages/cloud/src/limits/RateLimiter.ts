/** A limit over a sliding window. */
export interface Rate {
  /** What is counted, such as `http:<project>:<address>`. */
  readonly key: string
  readonly atMost: number
  /** In ms. */
  readonly window: number
}

/** What one rate is charged. A cost of 0 charges nothing and asks whether 1 is left. */
export interface Charge {
  readonly rate: Rate
  readonly cost: number
}

/** Whether the call was allowed; if not, when to retry, in ms. */
export type RateAnswer = { readonly isAllowed: true } | { readonly isAllowed: false; readonly retryAfter: number }

/** Whether all charges were allowed; if not, which one has to wait longest, and for how long, in ms. */
export type ChargesAnswer =
  | { readonly isAllowed: true }
  | { readonly isAllowed: false; readonly refused: Charge; readonly retryAfter: number }

/**
 * Counts calls against limits. Rejected calls are not counted, so a client that keeps retrying is slowed down but not
 * locked out.
 */
export interface RateLimiter {
  /** @param cost defaults to 1. A cost above `atMost` is never allowed. */
  take(rate: Rate, cost?: number): Promise<RateAnswer>
  /** Charges all rates, which have different keys, or none of them if one is exhausted. */
  takeAll(charges: readonly Charge[]): Promise<ChargesAnswer>
}
