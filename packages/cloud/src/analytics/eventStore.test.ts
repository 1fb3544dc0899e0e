import { expect, it } from 'vitest'
import { createMemoryBus } from '../bus/createMemoryBus.ts'
import { openTestProjects } from '../test/openTestProjects.ts'
import { createTestLogger } from '../test/createTestLogger.ts'
import { describeStorages } from '../test/describeStorages.ts'
import { createAnalytics } from './createAnalytics.ts'
import { createEventStore } from './createEventStore.ts'
import type { EventEntry } from './EventEntry.ts'

const day = 86_400_000
const start = Date.UTC(2026, 0, 15, 12)

const entry: EventEntry = {
  eventId: 'e1',
  type: 'track',
  event: 'MODAL_OPEN',
  url: 'https://app.example.com/swap',
  domain: 'app.example.com',
  timestamp: start - 5000,
  props: { event: 'MODAL_OPEN', connected: false },
  sdkType: 'latchkey',
  sdkVersion: 'react-1.0.0',
}

describeStorages((getStorage) => {
  const open = async (parameters: { readonly retention?: number } = {}) => {
    const { retention = 0 } = parameters
    const storage = getStorage()
    const clock = { now: start }
    const now = (): number => clock.now
    const logger = createTestLogger()
    const projects = openTestProjects({
      database: storage.database,
      bus: createMemoryBus({ logger }),
      now,
      isDev: false,
    })
    const { key } = await projects.create({ name: 'Shop' })
    const events = createEventStore({ storage })
    const analytics = createAnalytics({
      context: { storage, logger, now },
      settings: { retention, totalsRetention: 0 },
      gatherTime: 0,
    })
    const add = (change: Partial<EventEntry> = {}, projectKey = key) =>
      analytics.add({ projectKey, entry: { ...entry, ...change } })
    const listIds = async (filter: Partial<Parameters<typeof events.list>[0]> = {}) =>
      (await events.list({ projectKey: key, limit: 100, ...filter })).data.map(({ eventId }) => eventId)
    return { add, analytics, clock, events, key, listIds, projects }
  }

  it('stores an event unchanged, with the time it was received', async () => {
    const { add, events, key } = await open()
    await add()
    expect(await events.list({ projectKey: key, limit: 10 })).toEqual({
      data: [{ ...entry, receivedAt: start }],
      next: undefined,
    })
  })

  it('drops the accounts of visitors, which an older or foreign client may send', async () => {
    const { add, events, key } = await open()
    const account = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
    await add({
      url: `https://app.example.com/${account}`,
      props: {
        event: 'SEND',
        address: `eip155:1:${account}`,
        details: [{ accounts: ['visitor.eth'] }, `to ${account}`],
      },
    })
    const [stored] = (await events.list({ projectKey: key, limit: 1 })).data
    expect(stored).toMatchObject({ url: 'https://app.example.com/[address]' })
    expect(stored?.props).toEqual({ event: 'SEND', details: [{}, 'to [address]'] })
  })

  it('stores an event id only once per project', async () => {
    const { add, listIds, projects } = await open()
    const other = await projects.create({ name: 'Other' })
    await Promise.all([add(), add(), add({ event: 'MODAL_CLOSE' })])
    await add({}, other.key)
    expect(await listIds()).toEqual(['e1'])
    expect(await listIds({ projectKey: other.key })).toEqual(['e1'])
  })

  it('lists newest first, with paging and filters by time and name', async () => {
    const { add, clock, events, key, listIds } = await open()
    for (let index = 0; index < 5; index += 1) {
      await add({ eventId: `e${index}`, event: index % 2 === 0 ? 'MODAL_OPEN' : 'CONNECT_SUCCESS' })
      clock.now += day
    }
    expect(await listIds()).toEqual(['e4', 'e3', 'e2', 'e1', 'e0'])
    expect(await listIds({ event: 'CONNECT_SUCCESS' })).toEqual(['e3', 'e1'])
    expect(await listIds({ from: start + day, to: start + 3 * day })).toEqual(['e2', 'e1'])

    const pages: string[][] = []
    let cursor: number | undefined
    do {
      const page = await events.list({ projectKey: key, limit: 2, cursor })
      pages.push(page.data.map(({ eventId }) => eventId))
      cursor = page.next
    } while (cursor !== undefined)
    expect(pages).toEqual([['e4', 'e3'], ['e2', 'e1'], ['e0']])
  })

  it('counts by UTC day and name', async () => {
    const { add, clock, events, key } = await open()
    clock.now = Date.UTC(2026, 0, 15, 23, 59, 59, 999)
    await add({ eventId: 'a' })
    await add({ eventId: 'b' })
    await add({ eventId: 'c', event: 'CONNECT_SUCCESS' })
    clock.now += 1
    await add({ eventId: 'd' })
    expect(await events.count({ projectKey: key })).toEqual([
      { day: '2026-01-16', event: 'MODAL_OPEN', count: 1 },
      { day: '2026-01-15', event: 'CONNECT_SUCCESS', count: 1 },
      { day: '2026-01-15', event: 'MODAL_OPEN', count: 2 },
    ])
    expect(await events.count({ projectKey: key, event: 'CONNECT_SUCCESS' })).toEqual([
      { day: '2026-01-15', event: 'CONNECT_SUCCESS', count: 1 },
    ])
    expect(await events.count({ projectKey: key, from: clock.now })).toEqual([
      { day: '2026-01-16', event: 'MODAL_OPEN', count: 1 },
    ])
  })

  it('accepts texts that Postgres rejects and extremely nested values', async () => {
    const { add, events, key } = await open()
    let deep: unknown = 'bottom'
    for (let level = 0; level < 5000; level += 1) deep = [deep]
    await add({
      domain: 'a\u0000b',
      props: {
        event: 'x',
        'k\u0000': 'v\u0000\uD800',
        deep,
        list: [{ emoji: '🦊' }],
        ...JSON.parse('{"__proto__":"own"}'),
      },
    })
    const { data } = await events.list({ projectKey: key, limit: 1 })
    expect(data[0]?.domain).toBe('ab')
    expect(data[0]?.props).toMatchObject({ event: 'x', k: 'v\uFFFD', list: [{ emoji: '🦊' }] })
    expect(JSON.stringify(data[0]?.props['deep'])).toBe(`${'['.repeat(15)}null${']'.repeat(15)}`)
  })

  it('stores no single event of a project that keeps only totals', async () => {
    const { add, key, listIds, projects } = await open()
    await projects.update(key, { keepsEvents: false })
    await add()
    expect(await listIds()).toEqual([])
    await projects.update(key, { keepsEvents: true })
    await add()
    expect(await listIds()).toEqual(['e1'])
  })

  it('stores neither the id of a visit nor its time zone', async () => {
    const { add, events, key } = await open()
    await add({ props: { ...entry.props, visit: '0b3ad1c4-visit', timeZone: 'Europe/Lisbon' } })
    expect((await events.list({ projectKey: key, limit: 1 })).data[0]?.props).toEqual(entry.props)
  })

  it('deletes expired events with the next hourly sweep', async () => {
    const { add, analytics, clock, listIds } = await open({ retention: 2 * day })
    await add({ eventId: 'old' })
    clock.now += day
    await add({ eventId: 'newer' })
    await analytics.maintain()
    expect(await listIds()).toEqual(['newer', 'old'])
    clock.now += day + 1
    await analytics.maintain()
    expect(await listIds()).toEqual(['newer'])
  })

  it('keeps everything if retention is 0', async () => {
    const { add, analytics, clock, listIds } = await open({ retention: 0 })
    await add({ eventId: 'old' })
    clock.now += 10_000 * day
    await analytics.maintain()
    expect(await listIds()).toEqual(['old'])
  })
})
