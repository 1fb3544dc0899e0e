const minute = 60_000
const hour = 60 * minute

/** Times of operators, in ms, and their limits. */
export const constants = {
  /** How long a link works. */
  invitationLife: hour,
  challengeLife: 5 * minute,
  /** How long a session may be without a request. */
  sessionIdle: 12 * hour,
  sessionLife: 7 * 24 * hour,
  /** How often a request counts as the use of its session. */
  seenEvery: minute,
  /** How long the use of a passkey proves that the operator is present. */
  proofLife: 5 * minute,
  passkeysAtMost: 10,
} as const
