import { type DestinationStream, pino } from 'pino'
import { toLoggable } from './toLoggable.ts'
import { looseObject, parse, string } from 'valibot'

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

const lineSchema = looseObject({ level: string(), time: string(), msg: string() })

const colors: Readonly<Record<string, number>> = { error: 31, warn: 33, info: 36, debug: 90 }

/** Formats a log line for the terminal: time, level, message, fields; stack traces below. */
function formatLogLine(line: string): string {
  const { level, msg, time, ...fields } = parse(lineSchema, JSON.parse(line))
  const stacks: string[] = []
  const words = Object.entries(fields).map(([name, value]) => {
    if (typeof value !== 'object' || value === null) return `${name}=${String(value)}`
    if ('stack' in value && 'message' in value) {
      stacks.push(String(value.stack).replace(/^\n/, ''))
      return `${name}=${JSON.stringify(value.message)}`
    }
    return `${name}=${JSON.stringify(value)}`
  })
  const head = `\u001B[90m${time.slice(11, 23)}\u001B[39m \u001B[${colors[level] ?? 39}m${level.padEnd(5)}\u001B[39m ${msg}`
  return [[head, ...words].join(' '), ...stacks, ''].join('\n')
}
