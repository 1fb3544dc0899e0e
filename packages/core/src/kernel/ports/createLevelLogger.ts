import type { LoggerPort } from './ports.ts'

/** The console level: everything up to it is written. */
export type LogLevel = 'silent' | 'error' | 'warn' | 'info' | 'debug'

/** The levels, from least to most verbose. */
export const logLevels = ['silent', 'error', 'warn', 'info', 'debug'] as const satisfies readonly LogLevel[]

/** Creates a logger that writes to the console what its level allows. The default logger of a modal. */
export function createLevelLogger({
  level = 'error',
  console = globalThis.console,
}: {
  readonly level?: LogLevel | undefined
  readonly console?: LoggerPort | undefined
}): LoggerPort {
  const log =
    (of: Exclude<LogLevel, 'silent'>) =>
    (...values: readonly unknown[]): void => {
      if (logLevels.indexOf(of) <= logLevels.indexOf(level)) console[of]('[Latchkey]', ...values)
    }
  return { error: log('error'), warn: log('warn'), info: log('info'), debug: log('debug') }
}
