/** What the methods of the relay allow. Times in seconds. */
export const relayLimits = {
  /** Entries of a batch. */
  batch: 500,
  /** How long a message is kept unless its publisher says. */
  defaultTtl: 21_600,
  /** How long the messages of `wc_proposeSession` and `wc_approveSession` are kept unless the caller says. */
  sessionTtl: 300,
  shortestTtl: 1,
  longestTtl: 2_592_000,
} as const
