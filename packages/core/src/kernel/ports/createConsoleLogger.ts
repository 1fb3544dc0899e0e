import { describeValue } from '../utils/describeValue.ts'
import { createLevelLogger, type LogLevel } from './createLevelLogger.ts'
import type { LoggerPort } from './ports.ts'

/** The maximum size of the log kept for bug reports, in bytes. */
export const logBufferBytes = 1_024_000

const longestValue = 2_000

/** A logger that writes to the console and keeps the latest lines. */
export interface ConsoleLogger extends LoggerPort {
  /** Returns the latest lines of every level, oldest first, at most about one megabyte. */
  readLog(): readonly string[]
}

/** The parameters of `createConsoleLogger`. */
export interface CreateConsoleLoggerParameters {
  /** `error` by default. */
  readonly level?: LogLevel | undefined
  /** Returns the milliseconds since the epoch. */
  readonly now?: (() => number) | undefined
  readonly console?: LoggerPort | undefined
}

/**
 * Creates a logger that writes to the console and keeps the last megabyte of lines, which an app can attach to a bug
 * report: pass it as the modal's port `logger`. It does not filter secrets: never log one.
 *
 * @example
 * ```ts
 * const logger = createConsoleLogger({ level: 'debug' })
 * const modal = createModal({ ...options, ports: { logger } })
 * logger.readLog()
 * ```
 */
export function createConsoleLogger(parameters: CreateConsoleLoggerParameters = {}): ConsoleLogger {
  const { now = Date.now } = parameters
  const logger = createLevelLogger(parameters)
  const lines: string[] = []
  let bytesKept = 0
  const getBytes = (text: string): number => new TextEncoder().encode(text).length

  function log(of: Exclude<LogLevel, 'silent'>, values: readonly unknown[]): void {
    const text = [new Date(now()).toISOString(), of, ...values.map(toText)].join(' ')
    lines.push(text)
    bytesKept += getBytes(text)
    while (bytesKept > logBufferBytes) bytesKept -= getBytes(lines.shift() ?? '')
    logger[of](...values)
  }

  return {
    error: (...values) => log('error', values),
    warn: (...values) => log('warn', values),
    info: (...values) => log('info', values),
    debug: (...values) => log('debug', values),
    readLog: () => [...lines],
  }
}

function toText(value: unknown): string {
  try {
    if (typeof value === 'string') return value.slice(0, longestValue)
    if (value instanceof Error) return `${value.name}: ${value.message}`.slice(0, longestValue)
    if (typeof value === 'object') return JSON.stringify(value).slice(0, longestValue)
  } catch {
    // A cycle, a BigInt or a throwing getter: describe the value instead.
  }
  return describeValue(value)
}
