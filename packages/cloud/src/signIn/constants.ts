/** Limits and durations of sign-ins, in ms. */
export const constants = {
  /** Lifetime of a nonce, long enough to find and unlock a phone. */
  nonceLife: 600_000,
  /** How long expired entries are kept, so that a repeated sign-in gets a precise error. */
  keptFor: 86_400_000,
  sweepEvery: 3_600_000,
  day: 86_400_000,
  /** Days that operators see numbers of, and for how many the numbers are kept. */
  countedDays: 28,
  keptDays: 35,
  /** Chains of a project that are counted by name on a day. */
  chainsPerDay: 50,
  /** Chains that operators see numbers of. */
  chainsShown: 50,
  /** Tolerated clock difference. */
  clockSkew: 60_000,
  /** Sign-ins that can be tried with one nonce. */
  attemptsPerNonce: 5,
  /** Active sessions of one account with one project; a new one revokes the oldest. */
  activePerAccount: 20,
  /** Revoked sessions of one account with one project that are kept. */
  revokedPerAccount: 20,
  /** Sessions per answer. */
  listedAtMost: 100,
  /** Session cookies per request. */
  cookiesAtMost: 10,
} as const
