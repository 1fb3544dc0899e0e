import type { Logger } from '../observe/createLogger.ts'

/** A logger that records its lines. */
export interface TestLogger extends Logger {
  readonly lines: {
    readonly level: string
    readonly message: string
    readonly fields: Readonly<Record<string, unknown>>
  }[]
}

/** Creates a recording logger. */
export function createTestLogger(): TestLogger {
  const lines: TestLogger['lines'] = []
  const log =
    (level: string): Logger['info'] =>
    (fields, message) =>
      void lines.push({ level, message, fields })
  return { lines, error: log('error'), warn: log('warn'), info: log('info'), debug: log('debug') }
}
