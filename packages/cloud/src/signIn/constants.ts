/** Limits and times of sign-ins, in ms. */
export const constants = {
  /** How long a nonce waits for its sign-in: as long as somebody may look for the phone. */
  nonceLife: 600_000,
  /** For how long what is over is kept, so that a sign-in that is sent again is told what it is. */
  keptFor: 86_400_000,
  sweepEvery: 3_600_000,
  /** By how much the clocks of visitors may be ahead or behind. */
  clockSkew: 60_000,
  /** Sessions in one answer. */
  listedAtMost: 100,
  /** Cookies with a session that one request may bring. */
  cookiesAtMost: 10,
} as const
