const minute = 60_000
const hour = 60 * minute

/** The times of analytics, in ms. */
export const constants = {
  hour,
  day: 24 * hour,
  /** The modal ends a visit after 30 minutes without an act. The rest is for an event that is under way. */
  idle: 31 * minute,
  /** The modal ends a visit after 6 hours. */
  lifeAtMost: 6 * hour + minute,
  /** How often a node seals visits. */
  sealEvery: minute,
  /** How often a node deletes old rows. */
  sweepEvery: hour,
  /** How long after its end a day is folded: all its visits are sealed. */
  foldAfter: 7 * hour,
  /** How long hours are kept. */
  hoursKept: 35 * 24 * hour,
  /** How long the first event of a batch waits for others. */
  gatherTime: 50,
} as const

/** Visits that are sealed in one transaction. */
export const sealedAtOnce = 2_000

/** Rows that are deleted in one statement. */
export const deletedAtOnce = 5_000

/** The first hour, counted since the epoch, whose totals no node may have deleted. It begins a day (UTC). */
export function getFirstHour(now: number): number {
  return (Math.floor((now - constants.hoursKept) / constants.day) + 1) * 24
}
