import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { createTestLogger, type TestLogger } from '../test/createTestLogger.ts'
import { startRedis, type TestRedis } from '../test/startRedis.ts'
import type { Bus } from './Bus.ts'
import { createMemoryBus } from './createMemoryBus.ts'
import { createRedisBus } from './createRedisBus.ts'

let redis: TestRedis
beforeAll(async () => {
  redis = await startRedis()
})
afterAll(() => redis.stop())

type OpenBus = (logger: TestLogger) => Promise<Bus>
const kinds: readonly { readonly kind: 'memory' | 'redis'; readonly open: OpenBus }[] = [
  { kind: 'memory', open: async (logger) => createMemoryBus({ logger }) },
  { kind: 'redis', open: async (logger) => createRedisBus({ url: redis.url, logger }) },
]

describe.each(kinds)('on $kind', ({ kind, open }) => {
  async function openForTest() {
    const logger = createTestLogger()
    const bus = await open(logger)
    onTestFinished(() => bus.close())
    return { bus, logger }
  }

  async function collect(bus: Bus, channel: string) {
    const heard: string[] = []
    const end = await bus.subscribe(channel, (message) => heard.push(message))
    return { heard, end }
  }

  it('brings what is published to everyone who listens to that channel, once and in order', async () => {
    const { bus } = await openForTest()
    const [first, second, other] = [await collect(bus, 'a'), await collect(bus, 'a'), await collect(bus, 'b')]
    const messages = Array.from({ length: 50 }, (_unused, index) => `message ${index} – ü`)
    await Promise.all(messages.map((message) => bus.publish('a', message)))
    await bus.publish('b', 'last')
    await expect.poll(() => other.heard).toEqual(['last'])
    expect(first.heard).toEqual(messages)
    expect(second.heard).toEqual(messages)
    expect(bus.kind).toBe(kind)
  })

  it('does not call a listener within the turn of who publishes', async () => {
    const { bus } = await openForTest()
    const { heard } = await collect(bus, 'a')
    const published = bus.publish('a', 'x')
    expect(heard).toEqual([])
    await published
    expect(heard).toEqual(['x'])
  })

  it('ends one listener and leaves the others', async () => {
    const { bus } = await openForTest()
    const [first, second] = [await collect(bus, 'a'), await collect(bus, 'a')]
    await first.end()
    await first.end()
    await bus.publish('a', 'x')
    await expect.poll(() => second.heard).toEqual(['x'])
    expect(first.heard).toEqual([])
  })

  it('logs a listener that throws, and calls the next', async () => {
    const { bus, logger } = await openForTest()
    await bus.subscribe('a', () => {
      throw new Error('broken')
    })
    const { heard } = await collect(bus, 'a')
    await bus.publish('a', 'x')
    await expect.poll(() => heard).toEqual(['x'])
    expect(logger.lines).toMatchObject([{ level: 'error', message: 'a listener of the bus failed' }])
  })

  it('answers its check until it is closed', async () => {
    const { bus } = await openForTest()
    await expect(bus.check()).resolves.toBeUndefined()
    await bus.close()
    await bus.close()
    await expect(bus.check()).rejects.toMatchObject({ code: 'bus.unavailable' })
    await expect(bus.publish('a', 'x')).rejects.toMatchObject({ code: 'bus.unavailable' })
  })
})

describe('createRedisBus', () => {
  async function openNodes(count: number, url = redis.url, prefix = 'latchkey') {
    const nodes = await Promise.all(
      Array.from({ length: count }, async () => {
        const logger = createTestLogger()
        const bus = await createRedisBus({ url, logger, prefix })
        const heard: string[] = []
        await bus.subscribe('a', (message) => heard.push(message))
        let restored = 0
        bus.onRestored(() => (restored += 1))
        return { bus, heard, logger, getRestored: () => restored }
      }),
    )
    onTestFinished(async () => {
      await Promise.all(nodes.map(({ bus }) => bus.close()))
    })
    return nodes
  }

  it('joins the nodes of one prefix, and no others', async () => {
    const [one, two] = await openNodes(2)
    const [foreign] = await openNodes(1, redis.url, 'other')
    await one?.bus.publish('a', 'from one')
    await two?.bus.publish('a', 'from two')
    await foreign?.bus.publish('a', 'foreign')
    await expect.poll(() => one?.heard).toEqual(['from one', 'from two'])
    await expect.poll(() => two?.heard.toSorted()).toEqual(['from one', 'from two'])
    expect(foreign?.heard).toEqual(['foreign'])
  })

  it('goes on alone while Redis is away, joins again by itself and says that something was missed', async () => {
    const own = await startRedis()
    onTestFinished(() => own.stop())
    const [one, two] = await openNodes(2, own.url)
    if (one === undefined || two === undefined) throw new TypeError('No nodes.')
    await own.kill()
    await expect.poll(() => one.bus.check().then(String, ({ code }) => code)).toBe('bus.unavailable')
    await one.bus.publish('a', 'alone')
    expect(one.heard).toEqual(['alone'])
    expect(two.heard).toEqual([])
    expect(one.logger.lines.filter(({ message }) => message === 'Redis is away').length).toBeLessThanOrEqual(2)

    await own.restart()
    await expect.poll(() => Math.min(one.getRestored(), two.getRestored())).toBeGreaterThan(0)
    await expect.poll(() => two.bus.check().then(() => 'back', String)).toBe('back')
    await expect.poll(() => one.bus.check().then(() => 'back', String)).toBe('back')
    await one.bus.publish('a', 'together')
    await expect.poll(() => two.heard).toEqual(['together'])
    expect(one.heard).toEqual(['alone', 'together'])
    expect(two.logger.lines.map(({ message }) => message)).toContain('Redis is back')
  })

  it('listens again after Redis lost it, to what was asked for meanwhile too', async () => {
    const own = await startRedis()
    onTestFinished(() => own.stop())
    const [one, two] = await openNodes(2, own.url)
    await own.kill()
    const heard: string[] = []
    const subscribing = two?.bus.subscribe('late', (message) => heard.push(message))
    await own.restart()
    await subscribing
    await expect.poll(() => one?.bus.check().then(() => 'back', String)).toBe('back')
    await one?.bus.publish('late', 'x')
    await expect.poll(() => heard).toEqual(['x'])
  })

  it('closes while Redis is away', async () => {
    const own = await startRedis()
    onTestFinished(() => own.stop())
    const [one] = await openNodes(1, own.url)
    await own.kill()
    await expect(one?.bus.close()).resolves.toBeUndefined()
  })

  it('says without its password that it cannot connect', async () => {
    const opening = createRedisBus({
      url: 'redis://:pass-word@127.0.0.1:1',
      logger: createTestLogger(),
      // Long enough for the refusal to arrive on a busy machine.
      startTimeout: 1_500,
    })
    await expect(opening).rejects.toMatchObject({
      code: 'bus.unavailable',
      message: expect.stringMatching(
        /^Redis at 127\.0\.0\.1:1 cannot be used \(connect ECONNREFUSED 127\.0\.0\.1:1\)\. /,
      ),
    })
  })

  it('says at once that Redis refuses the password', async () => {
    const url = redis.url.replace('redis://', 'redis://somebody:pass-word@')
    await expect(createRedisBus({ url, logger: createTestLogger() })).rejects.toMatchObject({
      code: 'bus.unavailable',
      message: expect.stringContaining('WRONGPASS'),
    })
  })
})
