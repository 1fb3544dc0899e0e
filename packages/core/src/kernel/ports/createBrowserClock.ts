import type { ClockPort } from './ports.ts'

/** In ms, about 24.8 days. Browsers fire longer timers at once. */
const longestTimer = 2_147_483_647

/**
 * Creates the clock of the page.
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
