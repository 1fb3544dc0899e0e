import { describe, expect, it } from 'vitest'
import { createConsoleLogger, logBufferBytes } from './createConsoleLogger.ts'
import type { LogLevel } from './createLevelLogger.ts'

function setUp(level?: LogLevel) {
  const heard: unknown[][] = []
  const record =
    (of: string) =>
    (...values: readonly unknown[]) =>
      heard.push([of, ...values])
  const logger = createConsoleLogger({
    level,
    now: () => 0,
    console: { error: record('error'), warn: record('warn'), info: record('info'), debug: record('debug') },
  })
  const logAll = () => {
    for (const of of ['error', 'warn', 'info', 'debug'] as const) logger[of](`an ${of}`)
  }
  return { logger, heard, logAll }
}

describe('createConsoleLogger', () => {
  it('writes errors only when no level is given [S9.020]', () => {
    const { heard, logAll } = setUp()
    logAll()
    expect(heard).toStrictEqual([['error', '[Latchkey]', 'an error']])
  })

  it.each([
    ['silent', []],
    ['error', ['error']],
    ['warn', ['error', 'warn']],
    ['info', ['error', 'warn', 'info']],
    ['debug', ['error', 'warn', 'info', 'debug']],
  ] as const)('writes up to the level %s', (level, expected) => {
    const { heard, logAll } = setUp(level)
    logAll()
    expect(heard.map(([of]) => of)).toStrictEqual(expected)
  })

  it('keeps lines of every level, whatever the console level', () => {
    const { logger, logAll } = setUp('silent')
    logAll()
    expect(logger.readLog()).toStrictEqual([
      '1970-01-01T00:00:00.000Z error an error',
      '1970-01-01T00:00:00.000Z warn an warn',
      '1970-01-01T00:00:00.000Z info an info',
      '1970-01-01T00:00:00.000Z debug an debug',
    ])
  })

  it('keeps about 1,024,000 bytes and drops the oldest lines first [S9.013]', () => {
    const { logger } = setUp('silent')
    const line = 'é'.repeat(500)
    for (let index = 0; index < 2_000; index++) logger.debug(index, line)
    const log = logger.readLog()
    const bytes = log.reduce((sum, text) => sum + new TextEncoder().encode(text).length, 0)
    expect(logBufferBytes).toBe(1_024_000)
    expect(bytes).toBeLessThanOrEqual(1_024_000)
    expect(bytes).toBeGreaterThan(1_022_000)
    expect(log.at(-1)).toContain('debug 1999 ')
    expect(log[0]).not.toContain('debug 0 ')
  })

  it('passes values to the console unchanged and never throws', () => {
    const { logger, heard } = setUp('debug')
    const ring: Record<string, unknown> = {}
    ring['self'] = ring
    const trap = {
      get value() {
        throw new Error('trap')
      },
    }
    logger.error('hostile', ring, trap, 1n, undefined, Symbol('s'), new Error('failure'), { ok: true })
    expect(heard[0]?.[3]).toBe(ring)
    expect(logger.readLog()[0]).toBe(
      '1970-01-01T00:00:00.000Z error hostile an object an object 1n undefined Symbol(s) Error: failure {"ok":true}',
    )
  })

  it('truncates an endless value', () => {
    const { logger } = setUp('silent')
    logger.error('x'.repeat(5_000_000))
    expect(logger.readLog()[0]?.length).toBeLessThan(2_100)
  })
})
