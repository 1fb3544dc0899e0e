import { createConnection } from 'node:net'
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
    const received: string[] = []
    const end = await bus.subscribe(channel, (message) => received.push(message))
    return { received, end }
  }

  it('delivers messages to every listener of the channel, once and in order', async () => {
    const { bus } = await openForTest()
    const [first, second, other] = [await collect(bus, 'a'), await collect(bus, 'a'), await collect(bus, 'b')]
    const messages = Array.from({ length: 50 }, (_unused, index) => `message ${index} – ü`)
    await Promise.all(messages.map((message) => bus.publish('a', message)))
    await bus.publish('b', 'last')
    await expect.poll(() => other.received).toEqual(['last'])
    expect(first.received).toEqual(messages)
    expect(second.received).toEqual(messages)
    expect(bus.kind).toBe(kind)
  })

  it('calls listeners asynchronously', async () => {
    const { bus } = await openForTest()
    const { received } = await collect(bus, 'a')
    const published = bus.publish('a', 'x')
    expect(received).toEqual([])
    await published
    expect(received).toEqual(['x'])
  })

  it('removes one listener without affecting the others', async () => {
    const { bus } = await openForTest()
    const [first, second] = [await collect(bus, 'a'), await collect(bus, 'a')]
    await first.end()
    await first.end()
    await bus.publish('a', 'x')
    await expect.poll(() => second.received).toEqual(['x'])
    expect(first.received).toEqual([])
  })

  it('logs a listener that throws and calls the next', async () => {
    const { bus, logger } = await openForTest()
    await bus.subscribe('a', () => {
      throw new Error('broken')
    })
    const { received } = await collect(bus, 'a')
    await bus.publish('a', 'x')
    await expect.poll(() => received).toEqual(['x'])
    expect(logger.lines).toMatchObject([{ level: 'error', message: 'A bus listener failed' }])
  })

  it('passes its check until it is closed', async () => {
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
        const received: string[] = []
        await bus.subscribe('a', (message) => received.push(message))
        let restored = 0
        bus.onRestored(() => (restored += 1))
        return { bus, received, logger, getRestored: () => restored }
      }),
    )
    onTestFinished(async () => {
      await Promise.all(nodes.map(({ bus }) => bus.close()))
    })
    return nodes
  }

  it('connects only nodes with the same prefix', async () => {
    const [one, two] = await openNodes(2)
    const [foreign] = await openNodes(1, redis.url, 'other')
    await one?.bus.publish('a', 'from one')
    await two?.bus.publish('a', 'from two')
    await foreign?.bus.publish('a', 'foreign')
    await expect.poll(() => one?.received).toEqual(['from one', 'from two'])
    await expect.poll(() => two?.received.toSorted()).toEqual(['from one', 'from two'])
    expect(foreign?.received).toEqual(['foreign'])
  })

  it('keeps working alone while Redis is down, then reconnects and reports possibly missed messages', async () => {
    const server = await startRedis()
    onTestFinished(() => server.stop())
    const [one, two] = await openNodes(2, server.url)
    if (one === undefined || two === undefined) throw new TypeError('No nodes.')
    await server.kill()
    await expect.poll(() => one.bus.check().then(String, ({ code }) => code)).toBe('bus.unavailable')
    await one.bus.publish('a', 'alone')
    expect(one.received).toEqual(['alone'])
    expect(two.received).toEqual([])
    expect(one.logger.lines.filter(({ message }) => message === 'Redis is unreachable').length).toBeLessThanOrEqual(2)

    await server.restart()
    await expect.poll(() => Math.min(one.getRestored(), two.getRestored())).toBeGreaterThan(0)
    await expect.poll(() => two.bus.check().then(() => 'back', String)).toBe('back')
    await expect.poll(() => one.bus.check().then(() => 'back', String)).toBe('back')
    await one.bus.publish('a', 'together')
    await expect.poll(() => two.received).toEqual(['together'])
    expect(one.received).toEqual(['alone', 'together'])
    expect(two.logger.lines.map(({ message }) => message)).toContain('Redis is reachable again')
  })

  it('restores all subscriptions after an outage, including those made during it', async () => {
    const server = await startRedis()
    onTestFinished(() => server.stop())
    const [one, two] = await openNodes(2, server.url)
    await server.kill()
    const received: string[] = []
    const subscribing = two?.bus.subscribe('late', (message) => received.push(message))
    await server.restart()
    await subscribing
    await expect.poll(() => one?.bus.check().then(() => 'back', String)).toBe('back')
    await one?.bus.publish('late', 'x')
    await expect.poll(() => received).toEqual(['x'])
  })

  it('delivers nothing after an outage before it has reported what may be missing', async () => {
    const server = await startRedis()
    onTestFinished(() => server.stop())
    const [node] = await openNodes(1, server.url)
    if (node === undefined) throw new TypeError('No node.')
    const events: string[] = []
    node.bus.onRestored(() => events.push('restored'))
    await Promise.all(
      Array.from({ length: 2_000 }, (_none, index) => node.bus.subscribe(`b${index}`, () => events.push('message'))),
    )
    await server.kill()
    await server.restart()
    // Another node that is back earlier announces without a pause.
    const { hostname, port } = new URL(server.url)
    const other = createConnection({ host: hostname, port: Number(port) })
    onTestFinished(() => void other.destroy())
    const batch = `PUBLISH latchkey:b7 ${'0'.repeat(36)}-text\r\n`.repeat(200)
    other.on('connect', () => other.write(batch))
    other.on('data', () => {
      if (!events.includes('message')) other.write(batch)
    })
    await expect.poll(() => events).toContain('message')
    expect(events[0]).toBe('restored')
  })

  it('closes while Redis is down', async () => {
    const server = await startRedis()
    onTestFinished(() => server.stop())
    const [one] = await openNodes(1, server.url)
    await server.kill()
    await expect(one?.bus.close()).resolves.toBeUndefined()
  })

  it('reports a failed connection without the password', async () => {
    const opening = createRedisBus({
      url: 'redis://:pass-word@127.0.0.1:1',
      logger: createTestLogger(),
      // Long enough for the refusal to arrive on a busy machine.
      startTimeout: 1_500,
    })
    await expect(opening).rejects.toMatchObject({
      code: 'bus.unavailable',
      message: expect.stringMatching(/^Cannot use Redis at 127\.0\.0\.1:1 \(connect ECONNREFUSED 127\.0\.0\.1:1\)\. /),
    })
  })

  it('reports a wrong password at once', async () => {
    const url = redis.url.replace('redis://', 'redis://somebody:pass-word@')
    await expect(createRedisBus({ url, logger: createTestLogger() })).rejects.toMatchObject({
      code: 'bus.unavailable',
      message: expect.stringContaining('WRONGPASS'),
    })
  })
})
