import type { ClockPort } from './ports.ts'

/** Longer timers than this fire at once in every browser. About 24.8 days. */
const longestTimer = 2_147_483_647

/**
 * The time of the page.
 *
 * @example
 * ```ts
 * const cancel = createBrowserClock().after(1_000, () => console.log('a second later'))
 * cancel()
 * ```
 */
export function createBrowserClock(): ClockPort {
  return {
    now: () => Date.now(),
    after: (milliseconds, callback) => {
      const timer = setTimeout(callback, Math.min(milliseconds, longestTimer))
      return () => clearTimeout(timer)
    },
    every: (milliseconds, callback) => {
      const timer = setInterval(callback, Math.min(milliseconds, longestTimer))
      return () => clearInterval(timer)
    },
  }
}
