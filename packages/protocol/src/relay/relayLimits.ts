/** The limits of the relay's methods. Times are in seconds. */
export const relayLimits = {
  /** The maximum number of entries in a batch. */
  batch: 500,
  /** How long a message is kept by default. */
  defaultTtl: 21_600,
  /** How long messages of `wc_proposeSession` and `wc_approveSession` are kept by default. */
  sessionTtl: 300,
  shortestTtl: 1,
  longestTtl: 2_592_000,
} as const
