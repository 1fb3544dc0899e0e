import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { closeRedis } from '../redis/closeRedis.ts'
import { connectRedis } from '../redis/connectRedis.ts'
import { createRedisRateLimiter } from '../redis/createRedisRateLimiter.ts'
import { createTestLogger } from '../test/createTestLogger.ts'
import { startRedis, type TestRedis } from '../test/startRedis.ts'
import { createMemoryRateLimiter } from './createMemoryRateLimiter.ts'
import type { RateLimiter } from './RateLimiter.ts'

const minute = 60_000
/** The start of a window. */
const start = 28_000_000 * minute

let redis: TestRedis
beforeAll(async () => {
  redis = await startRedis()
})
afterAll(() => redis.stop())

describe.each(['memory', 'redis'] as const)('on %s', (kind) => {
  async function open() {
    const clock = { time: start }
    const now = () => clock.time
    if (kind === 'memory') return { clock, limiter: createMemoryRateLimiter({ now }) }
    const logger = createTestLogger()
    const limiter = await createRedisRateLimiter({ url: redis.url, logger, now, prefix: crypto.randomUUID() })
    onTestFinished(() => limiter.close())
    return { clock, limiter }
  }

  /** How many of the calls are allowed. */
  async function takeMany(limiter: RateLimiter, count: number, key = 'a', atMost = 10): Promise<number> {
    let allowed = 0
    for (let index = 0; index < count; index += 1) {
      if ((await limiter.take({ key, atMost, window: minute })).isAllowed) allowed += 1
    }
    return allowed
  }

  it('allows as many calls as the limit, per key', async () => {
    const { limiter } = await open()
    expect(await takeMany(limiter, 15)).toBe(10)
    expect(await takeMany(limiter, 15, 'b')).toBe(10)
    expect(await takeMany(limiter, 15, 'c', 3)).toBe(3)
  })

  it('slides the window: no double allowance at the boundary', async () => {
    const { clock, limiter } = await open()
    clock.time = start + 59_000
    expect(await takeMany(limiter, 10)).toBe(10)
    clock.time = start + 61_000
    expect(await takeMany(limiter, 10)).toBe(0)
    clock.time = start + 90_000
    expect(await takeMany(limiter, 10)).toBe(5)
    clock.time = start + 300_000
    expect(await takeMany(limiter, 20)).toBe(10)
  })

  it('returns an exact retry delay', async () => {
    const { clock, limiter } = await open()
    const take = () => limiter.take({ key: 'a', atMost: 4, window: minute })
    clock.time = start + 12_345
    await takeMany(limiter, 4, 'a', 4)
    for (let round = 0; round < 6; round += 1) {
      const answer = await take()
      expect(answer).toMatchObject({ isAllowed: false, retryAfter: expect.any(Number) })
      const retryAfter = answer.isAllowed ? 0 : answer.retryAfter
      expect(retryAfter).toBeGreaterThan(0)
      clock.time += retryAfter - 2
      expect(await take()).toMatchObject({ isAllowed: false })
      clock.time += 3
      expect(await take()).toEqual({ isAllowed: true })
    }
  })

  it('does not count rejected calls', async () => {
    const { clock, limiter } = await open()
    await takeMany(limiter, 1_000)
    clock.time = start + 2 * minute
    expect(await takeMany(limiter, 10)).toBe(10)
  })

  it('charges the cost, and never allows one above the limit', async () => {
    const { clock, limiter } = await open()
    const take = (cost?: number) => limiter.take({ key: 'a', atMost: 10, window: minute }, cost)
    expect(await take(11)).toMatchObject({ isAllowed: false, retryAfter: minute })
    expect(await take(7)).toEqual({ isAllowed: true })
    expect(await take(4)).toMatchObject({ isAllowed: false })
    expect(await take(3)).toEqual({ isAllowed: true })
    expect(await take(0)).toMatchObject({ isAllowed: false })
    const answer = await take(5)
    clock.time += answer.isAllowed ? 0 : answer.retryAfter
    expect(await take(5)).toEqual({ isAllowed: true })
  })

  it('charges all rates or none, and names the one that takes longest', async () => {
    const { limiter } = await open()
    const charge = (key: string, atMost: number, window: number, cost: number) => ({
      rate: { key, atMost, window },
      cost,
    })
    const wide = charge('wide', 10, minute, 6)
    const narrow = charge('narrow', 4, minute, 4)
    const daily = charge('daily', 4, 1_440 * minute, 4)
    expect(await limiter.takeAll([wide, narrow, daily])).toEqual({ isAllowed: true })
    expect(await limiter.takeAll([wide, narrow, daily])).toMatchObject({ isAllowed: false, refused: daily })
    // 4 of the 10 are left: the refusal charged nothing.
    expect(await limiter.takeAll([charge('wide', 10, minute, 4)])).toEqual({ isAllowed: true })
    expect(await limiter.takeAll([charge('wide', 10, minute, 0)])).toMatchObject({ isAllowed: false })
    expect(await limiter.takeAll([])).toEqual({ isAllowed: true })
  })

  it('counts concurrent calls correctly', async () => {
    const { limiter } = await open()
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => limiter.take({ key: 'a', atMost: 20, window: minute })),
    )
    expect(answers.filter(({ isAllowed }) => isAllowed)).toHaveLength(20)
  })
})

it('counts across nodes, and per node while Redis is down', async () => {
  const server = await startRedis()
  onTestFinished(() => server.stop())
  const clock = { time: start }
  const limiters = await Promise.all(
    Array.from({ length: 2 }, () =>
      createRedisRateLimiter({ url: server.url, logger: createTestLogger(), now: () => clock.time }),
    ),
  )
  onTestFinished(async () => {
    await Promise.all(limiters.map((limiter) => limiter.close()))
  })
  const take = async (): Promise<boolean[]> =>
    Promise.all(
      limiters.map(async (limiter) => (await limiter.take({ key: 'a', atMost: 3, window: minute })).isAllowed),
    )
  const together = [await take(), await take()].flat()
  expect(together.filter(Boolean)).toHaveLength(3)
  await server.kill()
  // Refusals are remembered for a second.
  clock.time += 1_000
  const alone: boolean[][] = []
  for (let round = 0; round < 5; round += 1) alone.push(await take())
  expect(alone.map(([first]) => first)).toEqual([true, true, true, false, false])
  expect(alone.map(([, second]) => second)).toEqual([true, true, true, false, false])
})

it('asks Redis at most once a second about the same charge that was refused', async () => {
  const clock = { time: start }
  const logger = createTestLogger()
  const prefix = crypto.randomUUID()
  const limiter = await createRedisRateLimiter({ url: redis.url, logger, now: () => clock.time, prefix })
  onTestFinished(() => limiter.close())
  const client = await connectRedis({ url: redis.url, purpose: 'test', logger })
  onTestFinished(() => closeRedis(client))
  const countScripts = async (): Promise<number> =>
    Number(/cmdstat_eval:calls=(\d+)/.exec(await client.info('commandstats'))?.[1] ?? 0)
  const take = (cost: number) => limiter.take({ key: 'a', atMost: 10, window: minute }, cost)
  expect(await take(6)).toEqual({ isAllowed: true })
  const refused = await take(5)
  const before = await countScripts()
  for (let index = 0; index < 50; index += 1) expect(await take(5)).toEqual(refused)
  expect(await countScripts()).toBe(before)
  expect(await take(6)).toMatchObject({ isAllowed: false })
  expect(await take(4)).toEqual({ isAllowed: true })
  clock.time += 1_000
  expect(await take(5)).toMatchObject({ isAllowed: false })
  expect(await countScripts()).toBe(before + 3)
  clock.time += 119_000
  expect(await take(5)).toEqual({ isAllowed: true })
})

it('keeps a key that is still used while new ones arrive', async () => {
  const limiter = createMemoryRateLimiter({ now: () => start })
  const take = async (key: string): Promise<boolean> =>
    (await limiter.take({ key, atMost: 2, window: minute })).isAllowed
  await take('node')
  for (let index = 0; index < 99_999; index += 1) await take(String(index))
  await take('node')
  await take('one more')
  expect(await take('node')).toBe(false)
})

it('drops the key unused for longest beyond the maximum', async () => {
  const limiter = createMemoryRateLimiter({ now: () => start })
  const take = async (key: string): Promise<boolean> =>
    (await limiter.take({ key, atMost: 1, window: minute })).isAllowed
  expect(await take('first')).toBe(true)
  expect(await take('first')).toBe(false)
  for (let index = 0; index < 100_000; index += 1) await take(String(index))
  expect(await take('first')).toBe(true)
})
