const first = 250
const plateau = 2_000
const longest = 5_000

/** The number of attempts that take about a minute. */
const patientAfter = 32

/**
 * Returns the pause before the next attempt, in ms. It doubles up to 2 s, and is 5 s once the relay has been unreachable for a
 * minute, so that clients reconnect within 3 s of a short outage with few sockets. It varies randomly by a fifth, so that the
 * clients of a restarted relay do not all connect at once.
 *
 * @param parameters.failures attempts that failed in a row
 * @param parameters.chance from 0 to 1
 */
export function getRetryPause(parameters: { readonly failures: number; readonly chance: number }): number {
  const { failures, chance } = parameters
  const pause = failures < patientAfter ? Math.min(plateau, first * 2 ** failures) : longest
  return pause * (0.8 + 0.4 * chance)
}
