import { eq, sql } from 'drizzle-orm'
import { expect, it, onTestFinished, vi } from 'vitest'
import { createMemoryBus } from '../bus/createMemoryBus.ts'
import { originRefusals } from '../storage/refusalSchema.ts'
import { projects as projectTable } from '../storage/schema.ts'
import { createTestGuards } from '../test/createTestGuards.ts'
import { createTestLogger } from '../test/createTestLogger.ts'
import { describeStorages } from '../test/describeStorages.ts'
import { openTestProjects } from '../test/openTestProjects.ts'
import { openTestStorage } from '../test/openTestStorage.ts'
import { createOriginRefusals } from './createOriginRefusals.ts'

const day = 86_400_000
const start = Date.UTC(2026, 0, 15, 12)

describeStorages((getStorage) => {
  const open = async () => {
    const storage = getStorage()
    const clock = { now: start }
    const disk = { low: false, isLow: () => disk.low, readSpace: () => undefined }
    const now = (): number => clock.now
    const logger = createTestLogger()
    const { database } = storage
    const context = { ...createTestGuards({ now, logger }), disk, storage }
    const projects = openTestProjects({ database, bus: createMemoryBus({ logger }), now, isDev: false })
    const { key } = await projects.create({ name: 'Shop' })
    const createNode = () => {
      const refusals = createOriginRefusals(context)
      const count = (origin: string, times = 1, projectKey = key): void => {
        for (let index = 0; index < times; index += 1) refusals.count({ projectKey, origin })
      }
      return { ...refusals, count }
    }
    const readRows = async () =>
      await database
        .select({ day: originRefusals.day, origin: originRefusals.origin, requests: originRefusals.requests })
        .from(originRefusals)
        .innerJoin(projectTable, eq(projectTable.number, originRefusals.project))
        .where(eq(projectTable.key, key))
    return { ...createNode(), clock, createNode, disk, key, logger, projects, readRows }
  }

  it('counts requests by project and origin, with the first and the latest time, most requests first', async () => {
    const { clock, count, key, list, projects } = await open()
    const { key: other } = await projects.create({ name: 'Other' })
    count('https://shop.example.net')
    clock.now += 1_000
    count('http://xn--bcher-kva.example:8080', 2)
    count('https://other.example.net', 1, other)
    await list(key)
    clock.now += day
    count('https://shop.example.net', 2)
    expect(await list(key)).toEqual({
      refusals: [
        { origin: 'https://shop.example.net', requests: 3, firstAt: start, latestAt: clock.now },
        { origin: 'http://xn--bcher-kva.example:8080', requests: 2, firstAt: start + 1_000, latestAt: start + 1_000 },
      ],
      others: 0,
    })
    expect((await list(other)).refusals).toMatchObject([{ origin: 'https://other.example.net', requests: 1 }])
  })

  it.each([
    'null',
    'file://',
    'https://*.example.com',
    'https://*',
    'chrome-extension://aaaabbbbccccdddd',
    `https://${'a'.repeat(300)}.example`,
    'not an origin <b>',
  ])('counts %s, which no list can allow, among the others', async (origin) => {
    const { count, key, list } = await open()
    count(origin, 2)
    expect(await list(key)).toEqual({ refusals: [], others: 2 })
  })

  it('lists 50 origins of a project, on all its nodes and in all these days', async () => {
    const { clock, count, createNode, key, list, readRows } = await open()
    const second = createNode()
    count('https://first.example')
    await list(key)
    for (let index = 0; index < 200; index += 1) {
      count(`https://a${index}.example`)
      second.count(`https://b${index}.example`)
    }
    await Promise.all([list(key), second.list(key)])
    clock.now += day
    for (let index = 0; index < 200; index += 1) count(`https://c${index}.example`)
    count('https://first.example', 9)
    const { others, refusals } = await list(key)
    expect(refusals).toHaveLength(50)
    expect(refusals[0]).toMatchObject({ origin: 'https://first.example', requests: 10 })
    expect(others).toBe(400 - 49 + 200)
    // One row for each origin, and one a day for all others.
    expect(await readRows()).toHaveLength(50 + 2 + 1)
  })

  it('forgets origins after 7 days, which makes room for others, and deletes them', async () => {
    const { clock, count, key, list, maintain, readRows } = await open()
    for (let index = 0; index < 50; index += 1) count(`https://a${index}.example`)
    await maintain()
    clock.now += 6 * day
    count('https://late.example')
    expect((await list(key)).refusals).toHaveLength(50)
    clock.now += day
    count('https://late.example')
    expect(await list(key)).toMatchObject({ refusals: [{ origin: 'https://late.example', requests: 1 }], others: 1 })
    await maintain()
    expect((await readRows()).map(({ origin }) => origin).toSorted((a, b) => a.localeCompare(b))).toEqual([
      '',
      'https://late.example',
    ])
  })

  it('keeps counting in memory while the disk is full, and stores it on the way out', async () => {
    const { close, count, disk, key, list, readRows } = await open()
    disk.low = true
    count('https://shop.example.net')
    expect((await list(key)).refusals).toEqual([])
    disk.low = false
    await close()
    expect(await readRows()).toMatchObject([{ origin: 'https://shop.example.net', requests: 1 }])
  })

  it('stores by itself every few seconds from the start on', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    onTestFinished(() => void vi.useRealTimers())
    const { close, count, readRows, start: startCounting } = await open()
    startCounting()
    count('https://shop.example.net')
    vi.advanceTimersByTime(4_999)
    expect(await readRows()).toEqual([])
    vi.advanceTimersByTime(1)
    await expect.poll(readRows, { timeout: 10_000 }).toMatchObject([{ requests: 1 }])
    await close()
    count('https://shop.example.net')
    vi.advanceTimersByTime(60_000)
    expect(await readRows()).toMatchObject([{ requests: 1 }])
  })

  it('counts nothing of a project that is gone', async () => {
    const { count, key, list, logger, maintain } = await open()
    count('https://shop.example.net', 3, 'gone')
    await maintain()
    expect((await list('gone')).refusals).toEqual([])
    expect((await list(key)).refusals).toEqual([])
    expect(logger.lines).toEqual([])
  })
})

it('stores what it could not store before', async () => {
  const logger = createTestLogger()
  const clock = { now: start }
  const storage = await openTestStorage()
  const projects = openTestProjects({
    database: storage.database,
    bus: createMemoryBus({ logger }),
    now: () => start,
    isDev: false,
  })
  const { key } = await projects.create({ name: 'Shop' })
  const { count, list, maintain } = createOriginRefusals({
    ...createTestGuards({ now: () => clock.now, logger }),
    storage,
  })
  count({ projectKey: key, origin: 'https://shop.example.net' })
  await storage.database.execute(sql`alter table origin_refusals rename to away`)
  await maintain()
  expect(logger.lines).toMatchObject([{ level: 'warn' }])
  await storage.database.execute(sql`alter table away rename to origin_refusals`)
  count({ projectKey: key, origin: 'https://shop.example.net' })
  expect((await list(key)).refusals).toMatchObject([{ requests: 2 }])
  await storage.close()
})
