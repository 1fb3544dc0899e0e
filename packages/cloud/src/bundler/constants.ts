/** Times are in ms, gas in units. The figures of gas were measured on EntryPoint 0.8; `gas.test.ts` measures them again. */
export const constants = {
  /** Between two looks at the chain while an operation is under way, besides `lookAfter`. */
  poll: 250,
  /** Before every look, however many operations are accepted meanwhile. */
  lookAfter: 150,
  /** Between two looks while all transactions are mined and only become older. */
  idlePoll: 5_000,
  /** Between two looks for what another node has left. */
  takeOver: 10_000,
  /** An operation that has no transaction for so long was left by its node. */
  abandonedAfter: 15_000,
  /** A transaction that waits for so long as the next of its executor is signed again with higher fees. */
  raiseAfter: 60_000,
  /** How often the fees of a transaction are raised, by an eighth each: to the tenfold in all. */
  raisesAtMost: 20,
  /** How often the same bytes are sent again while they are not mined. */
  resendAfter: 15_000,
  /** A used nonce that none of our transactions has, for so long, was used by another program. */
  lostAfter: 30_000,
  /** Blocks above one until it counts as final. */
  confirmations: 12,
  /** Between two readings of the balances and the code of executors. */
  refreshAfter: 5_000,
  /** A reading that is older is not used while the next one is under way. */
  refreshAtMost: 30_000,
  /** Transactions of one executor that are not mined. */
  openAtMost: 16,
  /** Missing nonces that are filled at once. */
  gapsAtMost: 64,
  /** Blocks before the newest in which an unknown operation is looked for. */
  searchedBlocks: 1_000,
  /** How long operations and transactions are kept, for receipts. */
  keptFor: 90 * 86_400_000,
  sweepEvery: 3_600_000,
  /** For the validation of an account: 68,000 at most were measured, for an account that pays and has never sent an operation. */
  verificationGas: 100_000n,
  /** What the entry point does outside of what it measures for an operation. */
  overheadGas: 30_000n,
  /** For one authorization (EIP-7702). */
  authorizationGas: 25_000n,
  /** What a transaction takes besides the limits of its operation. */
  reserveGas: 80_000n,
  callGasAtMost: 10_000_000n,
  verificationGasAtMost: 1_000_000n,
  preVerificationGasAtMost: 5_000_000n,
} as const
