import { eq, sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { createMemoryBus } from '../bus/createMemoryBus.ts'
import { analyticsDays, analyticsHours, analyticsValues, analyticsVisits } from '../storage/analyticsSchema.ts'
import { projects as projectsTable } from '../storage/schema.ts'
import type { Database, Storage } from '../storage/Storage.ts'
import { createTestLogger } from '../test/createTestLogger.ts'
import { describeStorages } from '../test/describeStorages.ts'
import { interruptDatabase } from '../test/interruptDatabase.ts'
import { openTestProjects } from '../test/openTestProjects.ts'
import { createAnalytics } from './createAnalytics.ts'
import type { ReportQuery } from './createAnalyticsReader.ts'
import type { IncomingEvent } from './IncomingEvent.ts'
import { measureNames, type Measures } from './measures.ts'
import { sealVisits } from './sealVisits.ts'
import { storeEvents } from './storeEvents.ts'
import { noFacts } from './VisitFacts.ts'

const hour = 3_600_000
const day = 24 * hour
const start = Date.UTC(2026, 0, 15, 12)

/** The measures that are not 0, as words: `opened 2 started 1`. */
const format = (measures: Measures): string =>
  measureNames
    .filter((name) => measures[name] > 0)
    .map((name) => `${name} ${measures[name]}`)
    .join(' ')

describeStorages((getStorage) => {
  const open = async (settings: { readonly totalsRetention?: number } = {}) => {
    const storage: Storage = getStorage()
    const { database } = storage
    const clock = { now: start }
    const now = (): number => clock.now
    const logger = createTestLogger()
    const projects = openTestProjects({ database, bus: createMemoryBus({ logger }), now, isDev: false })
    const { key } = await projects.create({ name: 'Shop' })
    const [row] = await database
      .select({ number: projectsTable.number })
      .from(projectsTable)
      .where(eq(projectsTable.key, key))
    const createNode = () =>
      createAnalytics({
        context: { storage, logger, now },
        settings: { retention: 0, totalsRetention: settings.totalsRetention ?? 0 },
        gatherTime: 0,
      })
    const node = createNode()
    let count = 0
    /** The events of a visit, which tries a wallet. */
    const visit = (
      end: string | undefined,
      props: Readonly<Record<string, unknown>> = {},
    ): readonly IncomingEvent[] => {
      const id = `visit-id-${(count += 1)}`
      return ['MODAL_OPEN', 'CONNECT_START', ...(end === undefined ? [] : [end])].map((event, index) => ({
        projectKey: key,
        origin: 'https://app.example.com',
        entry: {
          eventId: `${id}-${index}`,
          type: 'track',
          event,
          url: 'https://app.example.com',
          domain: 'app.example.com',
          timestamp: clock.now + index,
          props: { event, visit: id, walletId: 'io.metamask', platform: 'ios', timeZone: 'Europe/Lisbon', ...props },
          sdkType: 'latchkey',
          sdkVersion: '1.0.0',
        },
      }))
    }
    const send = async (events: readonly IncomingEvent[], on = node): Promise<void> => {
      await Promise.all(events.map(async (event) => await on.add(event)))
    }
    const query = { projectKey: key, from: start - day, to: start + day }
    return {
      ...{ clock, createNode, database, node, query, send, visit },
      project: row?.number ?? 0,
      readFunnel: async (change: Partial<ReportQuery> = {}) =>
        format((await node.reader.funnel({ ...query, ...change })).visits),
    }
  }

  it('counts a repeated, shuffled visit once, on two nodes that seal at the same time', async () => {
    const { clock, createNode, node, readFunnel, send, visit } = await open()
    const other = createNode()
    const events = [
      ...visit('CONNECT_SUCCESS', { durationMs: 900 }),
      ...visit('USER_REJECTED'),
      ...Array.from({ length: 20 }, () => visit('CONNECT_ERROR')).flat(),
    ]
    await Promise.all([send(events), send(events.toReversed(), other), send(events.toReversed())])
    const all = 'opened 22 started 22 connected 1 declined 1 failed 20'
    expect(await readFunnel()).toBe(all)
    clock.now += hour
    await Promise.all([node.maintain(), other.maintain(), node.maintain()])
    expect(await readFunnel()).toBe(all)
    // Repeated once more after the visits are forgotten.
    await send(events)
    expect(await readFunnel()).toBe(all)
  })

  it('answers the same from open visits, from hours, from days, and from days that are rebuilt', async () => {
    const { clock, database, node, project, query, send, visit } = await open()
    await send([
      ...visit('CONNECT_SUCCESS', { durationMs: 1_200, caipNetworkId: 'eip155:1' }),
      ...visit('CONNECT_SUCCESS', { durationMs: 7_000, walletId: 'b', platform: 'android', timeZone: 'Asia/Tokyo' }),
      ...visit('CONNECT_ERROR', { code: 'connection.failed', walletId: 'b' }),
      ...visit(undefined),
    ])
    const { reader } = node
    const read = async () => {
      // Thirty days ago the span has no hours any more, so the days are read.
      const span = { ...query, from: Date.UTC(2025, 11, 20), to: Date.UTC(2026, 0, 20) }
      return {
        series: await reader.series({ ...span, by: 'wallet' }),
        wallets: await reader.breakdown({ ...span, by: 'wallet' }),
        errors: await reader.breakdown({ ...span, by: 'error', filter: { dimension: 'wallet', value: 'b' } }),
        countries: await reader.breakdown({ ...span, by: 'country' }),
        platforms: await reader.breakdown({ ...span, by: 'platform', filter: { dimension: 'wallet', value: 'b' } }),
        durations: await reader.durations(span),
        funnel: await reader.funnel({ ...span, filter: { dimension: 'platform', value: 'android' } }),
      }
    }
    const live = await read()
    expect(live.wallets.rows.map(({ value, visits }) => `${value}: ${format(visits)}`)).toEqual([
      'b: opened 2 started 2 connected 1 failed 1',
      'io.metamask: opened 2 started 2 connected 1 abandoned 1',
    ])
    expect(live.errors.rows.map(({ value, visits }) => `${value}: ${format(visits)}`)).toEqual([
      'connection.failed: opened 1 started 1 failed 1',
    ])
    expect(live.platforms.rows.map(({ value, visits }) => `${value}: ${format(visits)}`)).toEqual([
      'android: opened 1 started 1 connected 1',
      'ios: opened 1 started 1 failed 1',
    ])
    expect(live.durations).toMatchObject({ visits: 2, median: 1_297, p95: 7_336 })
    expect(format(live.funnel.visits)).toBe('opened 1 started 1 connected 1')
    expect(live.series.total.filter(({ opened }) => opened > 0)).toMatchObject([
      { at: Date.UTC(2026, 0, 15), opened: 4 },
    ])
    clock.now += hour
    await node.maintain()
    expect(await read()).toEqual(live)
    const countDays = async () => await database.$count(analyticsDays, eq(analyticsDays.project, project))
    expect(await countDays()).toBe(0)
    clock.now = Date.UTC(2026, 0, 16, 7)
    await node.maintain()
    const days = await countDays()
    expect(days).toBeGreaterThan(10)
    expect(await read()).toEqual(live)
    await database.update(analyticsDays).set({ opened: 99 }).where(eq(analyticsDays.project, project))
    expect(await read()).not.toEqual(live)
    await node.rebuild(Date.UTC(2026, 0, 1))
    expect(await read()).toEqual(live)
    expect(await countDays()).toBe(days)
  })

  it('folds a day again after a visit that was sealed late', async () => {
    const { clock, database, node, readFunnel, send, visit } = await open()
    const days = { from: Date.UTC(2025, 11, 25), to: Date.UTC(2026, 0, 20) }
    await send(visit('CONNECT_SUCCESS'))
    clock.now += hour
    await node.maintain()
    await send(visit('CONNECT_ERROR'))
    clock.now = Date.UTC(2026, 0, 17)
    // As if another node folded the day, and no node had sealed.
    const late = await database.select().from(analyticsVisits)
    await database.delete(analyticsVisits)
    await node.maintain()
    expect(await readFunnel(days)).toBe('opened 1 started 1 connected 1')
    await database.insert(analyticsVisits).values(late)
    await node.maintain()
    expect(await readFunnel(days)).toBe('opened 2 started 2 connected 1 failed 1')
  })

  it('loses and doubles nothing if the node is killed between any two statements', async () => {
    const { clock, database, project, readFunnel, visit } = await open()
    const events = visit('CONNECT_SUCCESS', { durationMs: 500 })
    const attempt = async (act: (broken: Database) => Promise<unknown>): Promise<number> => {
      for (let number = 1; ; number += 1) {
        const isDone = await act(interruptDatabase({ database, number })).then(
          () => true,
          () => false,
        )
        if (isDone) return number - 1
        expect(await readFunnel(), `before statement ${number}`).toBe(before)
      }
    }
    let before = ''
    await storeEvents({ database, events: events.slice(0, 1), time: clock.now })
    before = await readFunnel()
    expect(before).toBe('opened 1')
    // It reads the project, inserts the events and the visit, and updates the visit.
    expect(await attempt(async (broken) => await storeEvents({ database: broken, events, time: clock.now }))).toBe(4)
    before = await readFunnel()
    expect(before).toBe('opened 1 started 1 connected 1')
    clock.now += hour
    const statementsOfSeal = await attempt(async (broken) => await sealVisits({ database: broken, now: clock.now }))
    expect(statementsOfSeal).toBeGreaterThan(5)
    expect(await readFunnel()).toBe(before)
    expect(await database.$count(analyticsVisits, eq(analyticsVisits.project, project))).toBe(0)
  })

  it('counts the values of a flood together, and makes room once they are old', async () => {
    const { clock, database, node, project, query, send, visit } = await open({ totalsRetention: 60 * day })
    await send(Array.from({ length: 600 }, (_, index) => visit(undefined, { walletId: `flood-${index}` })).flat())
    clock.now += hour
    await node.maintain()
    const countValues = async () => await database.$count(analyticsValues, eq(analyticsValues.project, project))
    const ofWallet = sql`${analyticsHours.project} = ${project} and ${analyticsHours.dimension} in (1, 8)`
    // 500 wallets, alone and with their platform, and one row each for the other 100.
    expect(await database.$count(analyticsHours, ofWallet)).toBe(1_002)
    const { rows, total } = await node.reader.breakdown({ ...query, by: 'wallet' })
    expect(rows.at(-1)).toMatchObject({ value: null, visits: { started: 500 } })
    expect(rows).toHaveLength(101)
    expect(total.started).toBe(600)
    expect(await countValues()).toBeGreaterThan(500)
    clock.now += 61 * day
    await node.maintain()
    expect(await countValues()).toBe(0)
  })

  it('counts a visit in the UTC day and hour in which it began, also where clocks change', async () => {
    const { clock, node, query, send, visit } = await open()
    const midnight = Date.UTC(2026, 2, 29)
    clock.now = midnight - 1
    await send(visit('CONNECT_SUCCESS').slice(0, 2))
    const late = visit('USER_REJECTED')
    clock.now = midnight
    await send(late)
    const span = { ...query, from: midnight - day, to: midnight + day }
    const { span: rounded, total } = await node.reader.series(span)
    expect(rounded).toEqual({ from: midnight - day, to: midnight + day, unit: 'hour' })
    expect(total).toHaveLength(48)
    expect(total.filter(({ opened }) => opened > 0).map(({ at }) => at)).toEqual([midnight - hour, midnight])
    // Lisbon has 23 hours on that day; the days of the totals have 24.
    const { total: days } = await node.reader.series({ ...span, from: midnight - 30 * day })
    expect(days.slice(-2)).toMatchObject([
      { at: midnight - day, opened: 1, abandoned: 1 },
      { at: midnight, opened: 1, declined: 1 },
    ])
  })

  it('compares with the span before, and refuses what is not counted', async () => {
    const { clock, node, query, send, visit } = await open()
    await send(visit('CONNECT_ERROR'))
    clock.now += day
    await send([...visit('CONNECT_SUCCESS', { walletId: 'b' }), ...visit('CONNECT_SUCCESS')])
    const span = { ...query, from: start + hour, to: start + hour + day, compare: 'previous' as const }
    const { previous, rows } = await node.reader.breakdown({ ...span, by: 'wallet' })
    expect(rows.map((row) => [row.value, format(row.visits), row.previous && format(row.previous)])).toEqual([
      ['b', 'opened 1 started 1 connected 1', ''],
      ['io.metamask', 'opened 1 started 1 connected 1', 'opened 1 started 1 failed 1'],
    ])
    expect(previous?.span).toMatchObject({ from: start + hour - day, to: start + hour })
    const series = await node.reader.series(span)
    expect(series.previous?.total).toHaveLength(series.total.length)
    const refusal = { code: 'invalid_request' }
    const filter = { dimension: 'country', value: 'PT' } as const
    await expect(node.reader.breakdown({ ...span, by: 'wallet', filter })).rejects.toMatchObject(refusal)
    await expect(node.reader.funnel({ ...query, from: start, to: start })).rejects.toMatchObject(refusal)
    await expect(node.reader.funnel({ ...query, from: 0 })).rejects.toMatchObject(refusal)
  })

  it('keeps hours for 35 days and days for as long as it is told, and never a late visit instead of a day', async () => {
    const { clock, database, node, project, readFunnel, send, visit } = await open({ totalsRetention: 60 * day })
    await send(visit('CONNECT_SUCCESS', { durationMs: 500 }))
    clock.now += day
    await node.maintain()
    const span = { from: start - day, to: start + day }
    const counted = 'opened 1 started 1 connected 1'
    clock.now = start + 34 * day
    await node.maintain()
    const countHours = async () => await database.$count(analyticsHours, eq(analyticsHours.project, project))
    expect(await countHours()).toBeGreaterThan(5)
    clock.now = start + 37 * day
    await node.maintain()
    expect(await countHours()).toBe(0)
    expect(await readFunnel(span)).toBe(counted)
    await database
      .insert(analyticsVisits)
      .values({ project, visit: 'late', began: start, latest: start, facts: { ...noFacts, isOpened: true } })
    await node.maintain()
    await node.rebuild(start - day)
    expect(await readFunnel(span)).toBe(counted)
    clock.now = start + 62 * day
    await node.maintain()
    expect(await readFunnel(span)).toBe('')
  })
})
