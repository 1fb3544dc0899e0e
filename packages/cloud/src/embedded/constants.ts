const second = 1_000
const hour = 3_600_000
const day = 24 * hour

/** Limits and durations of logins, in ms (embedded wallet). */
export const constants = {
  codeLife: 600 * second,
  triesPerCode: 5,
  /** Between two codes to the same address (S9.001). */
  resendAfter: 30 * second,
  /** How long an attempt may get further codes. */
  attemptLife: hour,
  /** How long attempts are kept. */
  attemptKept: day,
  sessionLife: 90 * day,
  sessionIdle: 30 * day,
  /** How exactly the last use of a session is known. */
  seenEvery: hour,
  sweepEvery: hour,
  /** How long the mail server may take for each step. */
  mailTimeout: 10 * second,
} as const
