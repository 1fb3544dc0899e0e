import type { ClockPort } from './ports.ts'

/** A clock that only moves when a test advances it. */
export interface FakeClock extends ClockPort {
  /** Advances the time by some milliseconds and runs due timers in order of time. */
  advance(milliseconds: number): void
  /** Returns the number of pending timers. Zero proves that no user of the clock left one behind. */
  countTimers(): number
}

/**
 * Creates a clock for tests: minutes pass at once, and no timer runs unless the test advances the time.
 *
 * @example
 * ```ts
 * const clock = createFakeClock()
 * clock.after(30_000, () => console.log('over'))
 * clock.advance(30_000) // over
 * ```
 */
export function createFakeClock(start = Date.UTC(2025, 0, 1)): FakeClock {
  interface Timer {
    dueAt: number
    readonly period: number | undefined
    readonly callback: () => void
  }
  const timers = new Set<Timer>()
  let time = start

  function add(timer: Timer): () => void {
    timers.add(timer)
    return () => {
      timers.delete(timer)
    }
  }

  function findNext(until: number): Timer | undefined {
    let next: Timer | undefined
    for (const timer of timers) if (timer.dueAt <= until && (!next || timer.dueAt < next.dueAt)) next = timer
    return next
  }

  return {
    now: () => time,
    after: (milliseconds, callback) => add({ dueAt: time + Math.max(0, milliseconds), period: undefined, callback }),
    every: (milliseconds, callback) => {
      const period = Math.max(1, milliseconds)
      return add({ dueAt: time + period, period, callback })
    },
    advance: (milliseconds) => {
      const until = time + milliseconds
      for (let timer = findNext(until); timer; timer = findNext(until)) {
        time = timer.dueAt
        if (timer.period === undefined) timers.delete(timer)
        else timer.dueAt += timer.period
        timer.callback()
      }
      time = until
    },
    countTimers: () => timers.size,
  }
}
