import type { AdapterContext, Namespace } from '@latchkey/core/adapter'

/** A context through which the suite sees what an adapter does with its ports. */
export interface WatchedContext<namespace extends Namespace = Namespace> {
  readonly context: AdapterContext<namespace>
  /** Timers that were set and have neither fired nor been cancelled. */
  countTimers(): number
  /** Warnings and errors that were logged. */
  readonly logged: readonly string[]
}

/** Puts counters around the ports of a context. */
export function watchContext<namespace extends Namespace>(
  context: AdapterContext<namespace>,
): WatchedContext<namespace> {
  const { clock, logger } = context.ports
  const timers = new Set<symbol>()
  const logged: string[] = []

  const noteTimer = (set: (ended: () => void) => () => void): (() => void) => {
    const timer = Symbol('timer')
    timers.add(timer)
    const cancel = set(() => timers.delete(timer))
    return () => {
      timers.delete(timer)
      cancel()
    }
  }
  const noteLog =
    (level: 'error' | 'warn') =>
    (...values: readonly unknown[]): void => {
      logged.push(`logger.${level}: ${values.map(String).join(' ')}`)
      logger[level](...values)
    }

  return {
    context: {
      ...context,
      ports: {
        ...context.ports,
        clock: {
          now: () => clock.now(),
          after: (milliseconds, callback) =>
            noteTimer((ended) =>
              clock.after(milliseconds, () => {
                ended()
                callback()
              }),
            ),
          every: (milliseconds, callback) => noteTimer(() => clock.every(milliseconds, callback)),
        },
        logger: {
          error: noteLog('error'),
          warn: noteLog('warn'),
          info: (...values) => logger.info(...values),
          debug: (...values) => logger.debug(...values),
        },
      },
    },
    countTimers: () => timers.size,
    logged,
  }
}
