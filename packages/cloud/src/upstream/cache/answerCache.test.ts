import { number } from 'valibot'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createTestLogger } from '../../test/createTestLogger.ts'
import { startRedis, type TestRedis } from '../../test/startRedis.ts'
import { createSharedCalls } from '../pool/createSharedCalls.ts'
import type { AnswerStore } from './AnswerStore.ts'
import { createAnswerCache } from './createAnswerCache.ts'
import { createMemoryAnswerStore } from './createMemoryAnswerStore.ts'
import { createRedisAnswerStore } from './createRedisAnswerStore.ts'

const clock = { now: 1_700_000_000_000 }
const now = (): number => clock.now

let redis: TestRedis
let shared: AnswerStore
beforeAll(async () => {
  redis = await startRedis()
  shared = await createRedisAnswerStore({ url: redis.url, logger: createTestLogger(), now })
})
afterAll(async () => {
  await shared.close()
  await redis.stop()
})

const stores = [
  ['memory', () => createMemoryAnswerStore({ now })],
  ['Redis', () => shared],
] as const

describe.each(stores)('the cache in %s', (title, getStore) => {
  let count = 0
  function setUp() {
    count += 1
    const loads: (readonly string[])[] = []
    const upstream = { fails: false, value: 1 }
    const cache = createAnswerCache({
      name: `${title}-${count}`,
      schema: number(),
      fresh: 30_000,
      stale: 600_000,
      store: getStore(),
      now,
    })
    const load = async (keys: readonly string[]): Promise<ReadonlyMap<string, number | null>> => {
      loads.push(keys)
      await Promise.resolve()
      if (upstream.fails) throw new RangeError('down')
      return new Map(keys.filter((key) => key !== 'lost').map((key) => [key, key === 'none' ? null : upstream.value]))
    }
    const read = async (keys: readonly string[], isForced = false) =>
      Object.fromEntries(
        [...(await cache.read({ keys, load, isForced }))].map(([key, { value }]) => [key, value] as const),
      )
    return { cache, load, loads, read, upstream }
  }

  it('sends one call for 1,000 identical questions at once', async () => {
    const { loads, read } = setUp()
    const answers = await Promise.all(Array.from({ length: 1_000 }, () => read(['b', 'a'])))
    expect(new Set(answers.map((answer) => JSON.stringify(answer)))).toEqual(new Set(['{"a":1,"b":1}']))
    expect(loads).toEqual([['a', 'b']])
  })

  it('asks only for what is missing or no longer fresh', async () => {
    const { loads, read, upstream } = setUp()
    await read(['a', 'none'])
    clock.now += 29_999
    upstream.value = 2
    expect(await read(['a', 'b', 'none'])).toEqual({ a: 1, b: 2, none: null })
    clock.now += 1
    expect(await read(['a', 'b'])).toEqual({ a: 2, b: 2 })
    expect(loads).toEqual([['a', 'none'], ['b'], ['a']])
  })

  it('keeps no failure, and uses an old answer while the upstream fails', async () => {
    const { cache, load, loads, read, upstream } = setUp()
    await read(['a'])
    const at = clock.now
    upstream.fails = true
    clock.now += 599_999
    expect(await cache.read({ keys: ['a', 'b'], load })).toEqual(new Map([['a', { value: 1, at }]]))
    await expect(read(['b'])).rejects.toThrow('down')
    clock.now += 1
    await expect(read(['a'])).rejects.toThrow('down')
    upstream.fails = false
    expect(await read(['a', 'lost'])).toEqual({ a: 1 })
    await read(['lost'])
    expect(loads.at(-1)).toEqual(['lost'])
  })

  it('refills itself when a caller needs the newest answer, which it does not replace with an old one', async () => {
    const { loads, read, upstream } = setUp()
    await read(['a'])
    upstream.value = 2
    expect(await read(['a'], true)).toEqual({ a: 2 })
    expect(await read(['a'])).toEqual({ a: 2 })
    expect(loads).toHaveLength(2)
    upstream.fails = true
    await expect(read(['a'], true)).rejects.toThrow('down')
  })

  it('drops what is not an answer', async () => {
    const { loads, read } = setUp()
    const texts = ['{"at":1', '{"at":1,"value":"x"}', '7'].map(
      (text, index) => [`${title}-${count}:k${index}`, text] as const,
    )
    await getStore().write(texts, 60_000)
    expect(await read(['k0', 'k1', 'k2'])).toEqual({ k0: 1, k1: 1, k2: 1 })
    expect(loads).toHaveLength(1)
  })
})

it('answers from memory while Redis is away', async () => {
  const own = await startRedis()
  const store = await createRedisAnswerStore({ url: own.url, logger: createTestLogger(), now })
  await own.kill()
  await vi.waitFor(
    async () => {
      await store.write([['key', 'text']], 60_000)
      expect(await store.read(['key', 'other'])).toEqual(['text', undefined])
    },
    { timeout: 20_000 },
  )
  await store.close()
  await own.stop()
})

it('drops the answers unused for longest when memory is full, and those that have expired', async () => {
  const store = createMemoryAnswerStore({ now, sizeAtMost: 30 })
  await store.write(
    [
      ['one', '1234567'],
      ['two', '1234567'],
      ['six', '1234567'],
    ],
    1_000,
  )
  await store.read(['one'])
  await store.write([['ten', '1234567']], 2_000)
  expect(await store.read(['one', 'two', 'six', 'ten'])).toEqual(['1234567', undefined, '1234567', '1234567'])
  clock.now += 1_000
  expect(await store.read(['one', 'ten'])).toEqual([undefined, '1234567'])
})

describe('shared calls', () => {
  it('let one caller leave without ending the call of others, and end it with the last', async () => {
    const calls = createSharedCalls<string>()
    let ended: AbortSignal | undefined
    let finish = (_text: string): void => {}
    const act = (signal: AbortSignal): Promise<string> => {
      ended = signal
      return new Promise((resolve) => {
        finish = resolve
      })
    }
    const leaving = new AbortController()
    const first = calls.run({ key: 'a', act, signal: leaving.signal })
    const second = calls.run({ key: 'a', act })
    leaving.abort(new RangeError('left'))
    await expect(first).rejects.toThrow('left')
    expect(ended?.aborted).toBe(false)
    finish('done')
    expect(await second).toBe('done')

    const last = new AbortController()
    const third = calls.run({ key: 'a', act, signal: last.signal })
    last.abort(new RangeError('left'))
    await expect(third).rejects.toThrow('left')
    expect(ended?.aborted).toBe(true)
  })
})
