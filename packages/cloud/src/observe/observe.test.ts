import { sql } from 'drizzle-orm'
import { describe, expect, it, onTestFinished } from 'vitest'
import { openTestStorage } from '../test/openTestStorage.ts'
import { createLogger } from './createLogger.ts'
import { createMetrics } from './createMetrics.ts'
import { createReadiness } from './createReadiness.ts'
import { toLoggable } from './toLoggable.ts'

/** Creates a logger and returns what it wrote. */
function openLog(format: 'json' | 'pretty', level: 'info' | 'debug' = 'info') {
  let text = ''
  const destination = { write: (line: string) => void (text += line) }
  const logger = createLogger({ level, format, destination })
  return { logger, read: () => text }
}

describe('createLogger', () => {
  it('writes JSON Lines with time, level, message and fields', () => {
    const { logger, read } = openLog('json')
    logger.info({ requestId: 'a', ms: 1.5, nested: { list: [1, 'b'] } }, 'request')
    logger.debug({}, 'not wanted')
    logger.warn({}, 'second')
    const lines = read()
      .trimEnd()
      .split('\n')
      .map((line): unknown => JSON.parse(line))
    expect(lines).toEqual([
      {
        level: 'info',
        time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]{12}Z$/),
        msg: 'request',
        requestId: 'a',
        ms: 1.5,
        nested: { list: [1, 'b'] },
      },
      { level: 'warn', time: expect.any(String), msg: 'second' },
    ])
  })

  it('keeps each entry on one line, whatever it contains', () => {
    const { logger, read } = openLog('json')
    logger.info({ name: 'a\n{"level":"error","msg":"forged"}' }, 'x\ny')
    expect(read().trimEnd().split('\n')).toHaveLength(1)
  })

  it('writes human-readable lines, and errors with their stack', () => {
    const { logger, read } = openLog('pretty')
    logger.info({ route: '/e', status: 204 }, 'request')
    logger.error({ error: new TypeError('broken') }, 'failed')
    // oxlint-disable-next-line no-control-regex -- the colours of a terminal
    const text = read().replaceAll(/\u001B\[\d+m/g, '')
    expect(text).toMatch(/^\d\d:\d\d:\d\d\.\d{3} info {2}request route=\/e status=204\n/)
    expect(text).toMatch(/error failed error="broken"\n {4}at .*observe\.test\.ts/)
  })
})

describe('the log never contains', () => {
  const token = 'eyJhbGciOiJFZERTQSJ9.eyJpc3MiOiJkaWQ6a2V5In0.c2lnbmF0dXJl'
  it.each([
    ['a token in a URL', { url: `wss://cloud.example/?auth=${token}&projectId=abc` }, token],
    ['a token in text', { reason: `could not read ${token} at all` }, 'c2lnbmF0dXJl'],
    ['a token in a header', { header: `Bearer abc-def-ghi` }, 'abc-def-ghi'],
    ['a password in a URL', { url: 'postgres://cloud:pass-word@db/cloud' }, 'pass-word'],
    ['a password in an error', { error: new Error('redis://:pass-word@redis:6379 refused') }, 'pass-word'],
    ["an upstream's API key", { url: 'https://rpc.example/v2?apikey=abcdef' }, 'abcdef'],
    ['a secret field', { adminToken: 'abcdef', deep: { authorization: 'abcdef', symKey: 'abcdef' } }, 'abcdef'],
    [
      'an address',
      { address: '203.0.113.7', ip: '203.0.113.7', socket: { remoteAddress: '203.0.113.7' } },
      '203.0.113',
    ],
  ])('%s', (_name, fields, secret) => {
    const { logger, read } = openLog('json')
    logger.error(fields, 'failed')
    expect(read()).not.toContain(secret)
    expect(read()).toContain('[hidden]')
  })

  it('the values of a failed query', async () => {
    const storage = await openTestStorage()
    onTestFinished(() => storage.close())
    const error: unknown = await storage.database
      .execute(sql`select ${'a-visitors-message'}::integer from relay_messages where topic = ${'a-secret-topic'}`)
      .then(
        () => undefined,
        (reason: unknown) => reason,
      )
    expect(error).toMatchObject({ message: expect.stringContaining('a-secret-topic') })
    const { logger, read } = openLog('json')
    logger.error({ error }, 'failed')
    expect(read()).toContain('Failed query')
    expect(read()).not.toContain('a-secret-topic')
  })

  it('values of unlimited size', () => {
    const ring: Record<string, unknown> = {}
    ring['ring'] = ring
    expect(JSON.stringify(toLoggable(ring)).length).toBeLessThan(200)
    expect(JSON.stringify(toLoggable({ text: 'x'.repeat(100_000) })).length).toBeLessThan(2_100)
    expect(toLoggable({ list: Array.from({ length: 1_000 }, () => 1) })).toEqual({
      list: Array.from({ length: 50 }, () => 1),
    })
    expect(toLoggable({ big: 10n ** 20n, bytes: new Uint8Array(3), act: () => {} })).toEqual({
      big: '100000000000000000000',
      bytes: '[3 bytes]',
      act: '[function]',
    })
  })
})

describe('createReadiness', () => {
  it('reports what is missing, checks at most once a second, and reports draining', async () => {
    let time = 0
    let checks = 0
    let isStorageAway = false
    let isDiskLow = false
    const readiness = createReadiness({
      storage: {
        async check() {
          checks += 1
          if (isStorageAway) throw new TypeError('away')
        },
      },
      bus: {
        async check() {
          if (isStorageAway) throw new TypeError('away')
        },
      },
      disk: { isLow: () => isDiskLow },
      now: () => time,
    })
    expect(readiness.listLimits()).toEqual([])
    isDiskLow = true
    expect(readiness.listLimits()).toEqual(['disk'])
    expect(await readiness.check()).toEqual([])
    isStorageAway = true
    expect(await readiness.check()).toEqual([])
    expect(checks).toBe(1)
    time = 1_000
    expect(await readiness.check()).toEqual(['storage', 'bus'])
    isStorageAway = false
    time = 2_000
    expect(await readiness.check()).toEqual([])
    readiness.startDraining()
    expect(await readiness.check()).toEqual(['draining'])
  })
})

describe('createMetrics', () => {
  it('keeps the metrics of two nodes in one process separate', async () => {
    const [one, two] = [createMetrics(), createMetrics()]
    const counter = one.counter('latchkey_test_total', 'For the test.', ['kind'])
    two.counter('latchkey_test_total', 'For the test.', ['kind'])
    one.gauge('latchkey_test_open', 'For the test.').set(3)
    one.histogram('latchkey_test_seconds', 'For the test.', { buckets: [1] }).observe(0.5)
    counter.inc({ kind: 'a' })
    expect(await one.registry.metrics()).toContain('latchkey_test_total{kind="a"} 1')
    expect(await one.registry.metrics()).toContain('latchkey_test_seconds_bucket{le="1"} 1')
    expect(await two.registry.metrics()).not.toContain('latchkey_test_total{')
  })
})
