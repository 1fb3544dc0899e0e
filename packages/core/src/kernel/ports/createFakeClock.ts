import type { ClockPort } from './ports.ts'

/** A clock that stands still until a test moves it. */
export interface FakeClock extends ClockPort {
  /** Moves time on by so many milliseconds and runs what falls due, in order of time. */
  advance(milliseconds: number): void
  /** How many timers wait. Zero proves that whatever used the clock has ended. */
  countTimers(): number
}

/**
 * A clock for tests: specification times of minutes pass in no time, and nothing runs by itself.
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
