import { type DestinationStream, pino } from 'pino'
import { formatLogLine } from './formatLogLine.ts'
import { toLoggable } from './toLoggable.ts'

/** Structured log for the operator. Never log secrets, tokens, symmetric keys of topics or addresses of visitors. */
export interface Logger {
  error(fields: Readonly<Record<string, unknown>>, message: string): void
  warn(fields: Readonly<Record<string, unknown>>, message: string): void
  info(fields: Readonly<Record<string, unknown>>, message: string): void
  debug(fields: Readonly<Record<string, unknown>>, message: string): void
}

/**
 * Creates the log: JSON Lines, or human-readable lines. All fields pass through `toLoggable`.
 *
 * @param parameters.destination defaults to `process.stderr`.
 */
export function createLogger(parameters: {
  readonly level: 'error' | 'warn' | 'info' | 'debug'
  readonly format: 'json' | 'pretty'
  readonly destination?: DestinationStream | undefined
}): Logger {
  const { destination = process.stderr, format, level } = parameters
  const target: DestinationStream =
    format === 'json' ? destination : { write: (line) => void destination.write(formatLogLine(line)) }
  const logger = pino(
    {
      level,
      base: null,
      timestamp: () => `,"time":"${new Date().toISOString()}"`,
      formatters: { level: (label) => ({ level: label }) },
    },
    target,
  )
  const log =
    (name: keyof Logger): Logger['info'] =>
    (fields, message) => {
      if (logger.isLevelEnabled(name)) logger[name](toLoggable(fields), message)
    }
  return { error: log('error'), warn: log('warn'), info: log('info'), debug: log('debug') }
}
