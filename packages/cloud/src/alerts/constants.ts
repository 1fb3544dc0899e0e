const second = 1_000
const minute = 60 * second
const hour = 60 * minute
const day = 24 * hour

/** Times of alerts, in ms, and their limits. */
export const constants = {
  minute,
  day,
  /** How often the rules are evaluated, by one node at a time. */
  evaluateEvery: minute,
  /** Evaluations in a row that open or resolve an alert. */
  evaluations: 2,
  repeatAfter: day,
  /** How long alerts that are resolved are kept. */
  alertKept: 90 * day,
  /** How long messages are kept. */
  deliveryKept: 30 * day,
  listedAtMost: 100,
  /** How long what a node knows alone counts. */
  reportLife: 3 * minute,
  /** How often a node reads what its executors have. */
  balanceEvery: 10 * minute,
  sweepEvery: hour,

  /** After each try to send a message: 8 tries in 24 hours. The last one has none after it. */
  pauses: [minute, 5 * minute, 30 * minute, 2 * hour, 4 * hour, 7 * hour, 10 * hour, 0],
  /** Messages that a node sends at the same time. */
  sendersAtMost: 4,
  /** How long a webhook may take for everything. */
  webhookTimeout: 5 * second,
  webhooksAtMost: 10,
  /** How long the secret before the present one signs as well. */
  secretOverlap: day,

  /** The visits whose failure rate is compared. */
  recent: 30 * minute,
  /** Visits that tried to connect, at least. */
  visitsAtLeast: 20,
  /** Visits that failed, at least: otherwise the first failure after a week without any would be an alert. */
  failedAtLeast: 3,
  /** The newest visits of a project that are read. */
  visitsAtMost: 2_000,
  /** The days with which recent ones are compared. */
  daysBefore: 7,
} as const
