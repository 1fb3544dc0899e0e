import type { Logger } from '../observe/createLogger.ts'

/** A logger that remembers what it was told. */
export interface TestLogger extends Logger {
  readonly lines: {
    readonly level: string
    readonly message: string
    readonly fields: Readonly<Record<string, unknown>>
  }[]
}

/** Makes a logger that remembers. */
export function createTestLogger(): TestLogger {
  const lines: TestLogger['lines'] = []
  const log =
    (level: string): Logger['info'] =>
    (fields, message) =>
      void lines.push({ level, message, fields })
  return { lines, error: log('error'), warn: log('warn'), info: log('info'), debug: log('debug') }
}
