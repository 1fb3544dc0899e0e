import { isModalError } from '../kernel/errors/isModalError.ts'
import type { ClockPort } from '../kernel/ports/ports.ts'
import { withLimits } from './withLimits.ts'

/**
 * The total of the pauses between failing reads after which a poll ends, in ms: a tunnel or a change of networks is shorter. Wall
 * time does not count, because a phone suspends the page while the visitor is in the wallet.
 */
const LONGEST_OUTAGE = 60_000

/**
 * Reads a chain again and again until it has what is waited for. A lost connection does not end the poll: reads that reject
 * with `request.failed` are repeated for a minute while the page runs.
 *
 * @example
 * ```ts
 * const receipt = await pollChain({ check: () => readReceipt(id), getPause: () => 4_000, clock, signal })
 * ```
 *
 * @param parameters.check returns `undefined` if the chain does not have it yet.
 * @param parameters.getPause returns the time until the next check, in ms. `checks` is how many there were.
 * @throws what `check` throws; `request.failed` only if all reads of the last minute failed, in which the page ran; the signal's reason.
 */
export async function pollChain<result extends object>(parameters: {
  readonly check: () => Promise<result | undefined>
  readonly getPause: (checks: number) => number
  readonly clock: ClockPort
  readonly signal: AbortSignal | undefined
}): Promise<result> {
  const { check, getPause, clock, signal } = parameters
  let outage = 0
  for (let checks = 1; ; checks++) {
    const pause = getPause(checks)
    try {
      const result = await check()
      if (result !== undefined) return result
      outage = 0
    } catch (error) {
      signal?.throwIfAborted()
      if (!isModalError(error, 'request.failed') || outage >= LONGEST_OUTAGE) throw error
      outage += pause
    }
    let cancel = (): void => undefined
    const over = new Promise<void>((resolve) => {
      cancel = clock.after(pause, resolve)
    })
    await withLimits(over, { clock, signals: [signal] }).finally(() => cancel())
  }
}
