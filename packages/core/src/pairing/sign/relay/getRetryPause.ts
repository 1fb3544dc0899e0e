const first = 250
const plateau = 2_000
const longest = 5_000

/** So many attempts take about a minute. */
const patientAfter = 32

/**
 * How long to wait before the next attempt, in ms: doubling to 2 s, and 5 s once the relay has been away for a minute, so
 * that whoever waits hears within 3 s of its return, and few sockets are spent. A fifth more or less by
 * chance, so that the clients of a relay that restarts do not all come at once.
 *
 * @param parameters.failures attempts that failed in a row
 * @param parameters.chance from 0 to 1
 */
export function getRetryPause(parameters: { readonly failures: number; readonly chance: number }): number {
  const { failures, chance } = parameters
  const pause = failures < patientAfter ? Math.min(plateau, first * 2 ** failures) : longest
  return pause * (0.8 + 0.4 * chance)
}
