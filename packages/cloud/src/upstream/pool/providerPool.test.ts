import { number, object } from 'valibot'
import { describe, expect, it } from 'vitest'
import { createMemoryRateLimiter } from '../../limits/createMemoryRateLimiter.ts'
import { createMetrics } from '../../observe/createMetrics.ts'
import { createTestLogger } from '../../test/createTestLogger.ts'
import { startUpstreamServer, type UpstreamServerMode } from '../../test/startUpstreamServer.ts'
import { createCallBudget } from '../http/createCallBudget.ts'
import { createHttpUpstream } from '../http/createHttpUpstream.ts'
import { createPool, type PoolMember } from './createPool.ts'
import { createPoolRoster } from './createPoolRoster.ts'
import { createProviderMetrics } from './createProviderMetrics.ts'
import { providerPolicy } from './PoolPolicy.ts'
import { toUpstreamRefusal } from './toUpstreamRefusal.ts'

type Answered = { readonly kind: 'answered'; readonly value: { readonly price: number } }

/** A pool of real HTTP providers, each of which answers its position. */
async function setUp(
  parameters: { readonly count?: number; readonly perSecond?: number; readonly timeout?: number } = {},
) {
  const { count = 2, perSecond = 1_000, timeout = 20_000 } = parameters
  const clock = { now: 1_700_000_000_000 }
  const now = (): number => clock.now
  const logger = createTestLogger()
  const metrics = createMetrics()
  const roster = createPoolRoster()
  const limiter = createMemoryRateLimiter({ now })
  const servers = await Promise.all(
    Array.from({ length: count }, (_unused, index) =>
      startUpstreamServer({ answer: () => JSON.stringify({ price: index + 1 }) }),
    ),
  )
  const members = servers.map((server, index): PoolMember<string, Answered> => {
    const provider = `provider-${index + 1}`
    const upstream = createHttpUpstream({
      url: `${server.url}base/`,
      headers: { 'x-api-key': 'secret-key' },
      budget: createCallBudget({ provider, perSecond, perDay: undefined, limiter }),
    })
    return {
      labels: { concern: 'prices', provider },
      serves: (request) => request !== `not ${provider}`,
      send: ({ request, ...limits }) =>
        upstream.call({ path: ['price', request], schema: object({ price: number() }), ...limits }),
    }
  })
  const pool = createPool({
    members,
    policy: { ...providerPolicy, attemptTimeout: timeout, timeout: timeout * 2 },
    metrics: createProviderMetrics(metrics),
    logger,
    now,
    roster,
  })
  /** The price, or how the request failed. */
  const ask = async (request = 'token', isWrite = false) => {
    clock.now += 1
    const outcome = await pool.send({ request, isWrite })
    return outcome.kind === 'answered' ? outcome.value.price : outcome
  }
  const [first, second = first] = servers
  if (first === undefined || second === undefined) throw new TypeError('A pool needs a server.')
  return { ask, clock, first, logger, metrics, pool, roster, second }
}

const failed = { kind: 'failed', isTimeout: false, isUnknown: false }
const status = (code: number, headers?: Readonly<Record<string, string>>): UpstreamServerMode => ({
  kind: 'status',
  status: code,
  ...(headers === undefined ? {} : { headers }),
})

describe('a pool of providers', () => {
  const failures: readonly (readonly [title: string, mode: UpstreamServerMode, outcome: string])[] = [
    ['is slow', { kind: 'hang' }, 'timeout'],
    ['answers 408', status(408), 'http_408'],
    ['answers 429', status(429), 'http_429'],
    ['answers 500', status(500), 'http_500'],
    ['refuses its key', status(401), 'http_401'],
    ['wants to be paid', status(402), 'http_402'],
    ['forbids the call', status(403), 'http_403'],
    ['leads elsewhere', status(302, { location: 'http://127.0.0.1:1/' }), 'http_302'],
    ['cuts its answer off', { kind: 'cut' }, 'UND_ERR_SOCKET'],
    ['answers no JSON', { kind: 'text', body: '<html>Welcome</html>' }, 'no_json'],
    ['answers another schema', { kind: 'text', body: '{"price":"1"}' }, 'schema'],
  ]
  it.each(failures)('asks the next one when one %s', async (_title, mode, outcome) => {
    const { ask, first, metrics } = await setUp(mode.kind === 'hang' ? { timeout: 1_500 } : {})
    first.mode = mode
    expect(await ask()).toBe(2)
    expect(first.requests).toHaveLength(1)
    const text = await metrics.registry.metrics()
    expect(text).toContain(
      `latchkey_provider_attempts_total{concern="prices",provider="provider-1",outcome="${outcome}"} 1`,
    )
  })

  it('sends its key in a header, and only below the path that the operator set', async () => {
    const { ask, first } = await setUp({ count: 1 })
    for (const request of ['a/b?c', '..', 'ethereum:0x1,base:0x2']) await ask(request)
    expect(first.requests.map(({ url }) => url)).toEqual([
      '/base/price/a%2Fb%3Fc',
      '/base/price/',
      '/base/price/ethereum:0x1,base:0x2',
    ])
    expect(first.requests[0]?.headers['x-api-key']).toBe('secret-key')
  })

  it('treats other refusals as answers, and asks no one else', async () => {
    const { ask, first, logger, second } = await setUp()
    first.mode = status(400)
    expect(await ask()).toEqual(failed)
    expect([first.requests.length, second.requests.length, logger.lines.length]).toEqual([1, 0, 0])
  })

  it('asks only members that serve a request', async () => {
    const { ask, first } = await setUp()
    expect(await ask('not provider-1')).toBe(2)
    expect(first.requests).toEqual([])
  })

  it('retries a read once, and a write never', async () => {
    const { ask, first } = await setUp({ count: 1 })
    first.mode = status(503)
    expect(await ask()).toEqual(failed)
    expect(first.requests).toHaveLength(2)
    expect(await ask('token', true)).toEqual({ ...failed, isUnknown: true })
    expect(first.requests).toHaveLength(3)
  })

  it('rests a member after five failures in a row, for times that double to a minute, and probes it with one request', async () => {
    const { ask, clock, first, logger } = await setUp()
    first.mode = status(500)
    for (let round = 0; round < 4; round += 1) expect(await ask()).toBe(2)
    first.mode = { kind: 'answer' }
    expect(await ask()).toBe(1)
    first.mode = status(500)
    for (let round = 0; round < 5; round += 1) expect(await ask()).toBe(2)
    expect(first.requests).toHaveLength(10)
    const rests: unknown[] = []
    for (let round = 0; round < 8; round += 1) {
      const { pause } = logger.lines.at(-1)?.fields ?? {}
      rests.push(pause)
      expect(await ask()).toBe(2)
      expect(first.requests).toHaveLength(10 + round)
      clock.now += Number(pause)
      expect(await Promise.all([ask(), ask(), ask()])).toEqual([2, 2, 2])
    }
    expect(rests).toEqual([1000, 2000, 4000, 8000, 16_000, 32_000, 60_000, 60_000])
    clock.now += 60_000
    first.mode = { kind: 'answer' }
    expect(await ask()).toBe(2)
    await expect.poll(() => logger.lines.at(-1)?.message).toBe('An upstream has recovered')
    expect(await Promise.all([ask(), ask()])).toEqual([1, 1])
  })

  it('rests a silent member after its first timeout, and lets no other request wait for it or for its probe', async () => {
    const { ask, clock, first, logger } = await setUp({ timeout: 1_500 })
    first.mode = { kind: 'hang' }
    expect(await ask()).toBe(2)
    expect(logger.lines).toMatchObject([{ fields: { provider: 'provider-1', reason: 'timeout', pause: 1_000 } }])
    // While the member rests, and then while it is probed: none of these answers may take the 1.5 s of a timeout.
    const timed = async (): Promise<number> => {
      const startedAt = performance.now()
      expect(await ask()).toBe(2)
      return performance.now() - startedAt
    }
    const durations = [await timed(), await timed()]
    clock.now += 1_000
    durations.push(...(await Promise.all([timed(), timed()])), await timed())
    expect(first.openRequests()).toBe(1)
    expect(first.requests).toHaveLength(2)
    expect(Math.max(...durations)).toBeLessThan(1_000)
    await expect.poll(() => logger.lines.map(({ fields }) => fields['pause'])).toEqual([1_000, 2_000])
  })

  it('retries a single member that timed out once', async () => {
    const { ask, first } = await setUp({ count: 1, timeout: 1_500 })
    first.mode = { kind: 'hang' }
    const answer = ask()
    await expect.poll(() => first.requests.length).toBe(1)
    first.mode = { kind: 'answer' }
    expect(await answer).toBe(1)
  })

  it.each([
    { 'retry-after': '90' },
    // By the clock of the member, whatever ours says.
    { date: 'Wed, 21 Oct 2026 07:28:00 GMT', 'retry-after': 'Wed, 21 Oct 2026 07:29:30 GMT' },
  ])(
    'rests a member at once after a 429, for as long as it asks, and does not call it meanwhile: %j',
    async (headers) => {
      const { ask, clock, first, logger } = await setUp({ count: 1 })
      first.mode = status(429, headers)
      expect(await ask()).toEqual(failed)
      expect(logger.lines[0]?.fields).toMatchObject({ provider: 'provider-1', reason: 'http_429', pause: 90_000 })
      first.mode = { kind: 'answer' }
      expect(await ask()).toEqual(failed)
      expect(first.requests).toHaveLength(1)
      clock.now += 90_000
      expect(await ask()).toBe(1)
    },
  )

  it.each([
    { date: 'Wed, 21 Oct 2026 07:28:00 GMT', 'retry-after': 'Wed, 21 Oct 2026 07:27:00 GMT' },
    { 'retry-after': 'Wed, 21 Oct 2020 07:28:00 GMT' },
    { 'retry-after': 'Wed, 21 Okt 2026 07:28:00 GMT' },
    { 'retry-after': '2099-01-01' },
    { 'retry-after': 'tomorrow' },
  ])('rests a member for its usual pause if it asks for a time that is over or none: %j', async (headers) => {
    const { ask, first, logger } = await setUp({ count: 1 })
    first.mode = status(429, headers)
    expect(await ask()).toEqual(failed)
    expect(logger.lines[0]?.fields).toMatchObject({ reason: 'http_429', pause: 1_000 })
  })

  it('rests a member for a minute that refuses its key, and tells the operator', async () => {
    const { ask, first, logger } = await setUp()
    first.mode = status(401)
    expect(await ask()).toBe(2)
    expect(logger.lines).toMatchObject([
      {
        level: 'warn',
        message: 'An upstream refuses its key and is paused; check the key and its plan',
        fields: { provider: 'provider-1', reason: 'http_401', pause: 60_000 },
      },
    ])
  })

  it('uses a member again whose rest an operator ends, with the next request', async () => {
    const { ask, first, roster } = await setUp({ count: 1 })
    const [member] = roster.list()
    first.mode = status(429, { 'retry-after': '3000' })
    expect(await ask()).toEqual(failed)
    first.mode = { kind: 'answer' }
    expect(await ask()).toEqual(failed)
    expect(member?.read()).toMatchObject({ requests: 1, failures: 1, failure: { reason: 'http_429' } })
    await member?.check()
    expect(first.requests).toHaveLength(1)
    expect(await ask()).toBe(1)
    expect(member?.read()).toMatchObject({ requests: 2, failures: 1, failingSince: undefined, skippedUntil: undefined })
  })

  it('asks the next one if the budget of one is used up, without pausing it', async () => {
    const { ask, first, logger, metrics, roster } = await setUp({ perSecond: 0.1 })
    expect([await ask(), await ask()]).toEqual([1, 2])
    expect(roster.list()[0]?.read()).toMatchObject({ requests: 1, failures: 0, heldBack: 1 })
    expect(first.requests).toHaveLength(1)
    expect(logger.lines).toEqual([])
    expect(await metrics.registry.metrics()).toContain('outcome="over_budget"} 1')
  })

  it('reports a timeout if every attempt timed out', async () => {
    const { ask, first } = await setUp({ count: 1, timeout: 150 })
    first.mode = { kind: 'hang' }
    expect(await ask()).toEqual({ ...failed, isTimeout: true })
  })

  it('keeps URLs and keys out of logs, metrics and errors', async () => {
    const { ask, first, logger, metrics } = await setUp({ count: 1 })
    first.mode = status(403)
    await ask()
    const refusal = toUpstreamRefusal({ concern: 'prices', isTimeout: false })
    const output = [logger.lines, await metrics.registry.metrics(), refusal.message, refusal.reasons]
    expect(JSON.stringify(output)).not.toMatch(/secret|127\.0\.0\.1|base/)
    expect(refusal).toMatchObject({ code: 'upstream_failed', status: 502, reasons: [{ name: 'prices' }] })
    expect(toUpstreamRefusal({ concern: 'balances', isTimeout: true })).toMatchObject({
      code: 'upstream_timeout',
      status: 504,
      reasons: [{ name: 'balances' }],
    })
  })
})

it('spends the budget of a day once, whatever the time of the day', async () => {
  const clock = { now: 1_700_000_000_000 }
  const limiter = createMemoryRateLimiter({ now: () => clock.now })
  const budget = createCallBudget({ provider: 'one', perSecond: 100, perDay: 3, limiter })
  expect([await budget.take(), await budget.take(), await budget.take(), await budget.take()]).toEqual([
    true,
    true,
    true,
    false,
  ])
  clock.now += 2 * 86_400_000
  expect(await budget.take()).toBe(true)
})
