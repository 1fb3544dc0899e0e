/** How a pool handles failures. Times are in ms. */
export interface PoolPolicy {
  /** Timeout of one attempt. */
  readonly attemptTimeout: number
  /** Timeout of all attempts of one request together. */
  readonly timeout: number
  /** After so many failures in a row, a member rests; after the first timeout if another member serves the request. */
  readonly failuresAtMost: number
  /** The longest rest that a member may ask for. Rests that it does not ask for last at most a minute. */
  readonly restAtMost: number
  /** Whether a read is tried once more, after a short random time, when all members have failed. */
  readonly retriesReads: boolean
}

/** The rules for the providers of prices, balances and history. */
export const providerPolicy: PoolPolicy = {
  attemptTimeout: 3_000,
  timeout: 8_000,
  failuresAtMost: 5,
  restAtMost: 3_600_000,
  retriesReads: true,
}
