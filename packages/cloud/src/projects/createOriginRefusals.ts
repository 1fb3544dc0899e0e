import { and, desc, eq, gte, inArray, lt, sql } from 'drizzle-orm'
import type { CloudContext } from '../CloudContext.ts'
import { originRefusals, originRefusalSlots } from '../storage/refusalSchema.ts'
import { projects } from '../storage/schema.ts'
import { toListedOrigin } from './toListedOrigin.ts'

const day = 86_400_000
const constants = {
  /** Days that are counted and kept, today included. */
  days: 7,
  /** Origins of a project that are listed by themselves. */
  originsAtMost: 50,
  /** The span of a slot, in ms, and how many are kept. */
  slot: 600_000,
  slots: 12,
  /** How often a node stores what it has counted, in ms. */
  storeEvery: 5_000,
  /** How often a node deletes old rows, in ms. */
  sweepEvery: 3_600_000,
  /** Any number that no other lock of the database uses. */
  lock: 724_190_513,
} as const

/** All origins that are not listed by themselves. */
const others = ''

/** A count that a node has not stored yet: one origin of a project on one day. */
interface Counted {
  readonly key: string
  /** Days since the epoch. */
  readonly day: number
  readonly origin: string
  readonly requests: number
  readonly first: number
  readonly latest: number
}

/** An origin whose requests for a project were refused. Times are in ms since the epoch. */
interface RefusedOrigin {
  readonly origin: string
  readonly requests: number
  readonly firstAt: number
  readonly latestAt: number
}

/** Counts the requests that are refused because of their origin. */
export interface OriginRefusals {
  /** Counts a request. It is stored within some seconds. */
  count(refusal: { readonly projectKey: string; readonly origin: string }): void
  /** Stores the counts of this node, and lists the refused origins of the last 7 days. */
  list(projectKey: string): Promise<{ readonly refusals: readonly RefusedOrigin[]; readonly others: number }>
  /** Stores the counts, and once an hour deletes old rows. Called every few seconds from `start` on. */
  maintain(): Promise<void>
  start(): void
  close(): Promise<void>
}

/**
 * Creates the count of a node. Any page can send requests, so the cost has a bound: in the database a row of a project and day for
 * each of 50 origins and for all others together, as many for each 10 minutes of the last 2 hours, in memory twice as much as for a
 * day, and one write every few seconds.
 */
export function createOriginRefusals(
  context: Pick<CloudContext, 'storage' | 'disk' | 'logger' | 'now'>,
): OriginRefusals {
  const { disk, logger, now, storage } = context
  const { database } = storage
  let counted = new Map<string, Counted>()
  /** The origins of projects that the database lists, as far as this node has seen. A flood of others does not hide them. */
  const listed = new Map<string, ReadonlySet<string>>()
  /** How many other origins are counted of a project. */
  let sizes = new Map<string, number>()
  let sweptAt: number | undefined
  let timer: NodeJS.Timeout | undefined
  let storing: Promise<void> = Promise.resolve()

  const getOldest = (): number => Math.floor(now() / day) - constants.days + 1

  const add = (entry: Counted): void => {
    const toId = (origin: string): string => `${entry.key} ${entry.day} ${origin}`
    const size = sizes.get(entry.key) ?? 0
    const isKnown = counted.has(toId(entry.origin)) || listed.get(entry.key)?.has(entry.origin) === true
    const origin = isKnown || size < constants.originsAtMost ? entry.origin : others
    if (!isKnown && origin !== others) sizes.set(entry.key, size + 1)
    const before = counted.get(toId(origin))
    counted.set(toId(origin), {
      ...entry,
      origin,
      requests: (before?.requests ?? 0) + entry.requests,
      first: Math.min(before?.first ?? entry.first, entry.first),
      latest: Math.max(before?.latest ?? entry.latest, entry.latest),
    })
  }

  const readListed = async (keys: readonly string[]): Promise<void> => {
    const rows = await database
      .selectDistinct({ key: projects.key, origin: originRefusals.origin })
      .from(originRefusals)
      .innerJoin(projects, eq(projects.number, originRefusals.project))
      .where(and(inArray(projects.key, keys), gte(originRefusals.day, getOldest())))
    for (const key of keys) listed.set(key, new Set(rows.filter((row) => row.key === key).map(({ origin }) => origin)))
  }

  const store = async (): Promise<void> => {
    if (counted.size === 0 || disk.isLow()) return
    const batch = [...counted.values()]
    counted = new Map()
    sizes = new Map()
    try {
      await database.transaction(async (transaction) => {
        // One node at a time, so that all see the same 50 origins.
        await transaction.execute(sql`select pg_advisory_xact_lock(${constants.lock}::bigint)`)
        await transaction.execute(toInsert(batch, getOldest()))
      })
    } catch (error) {
      for (const entry of batch) add(entry)
      throw error
    }
    await readListed([...new Set(batch.map(({ key }) => key))])
  }

  /** Waits for a write that has begun, so that no entry is stored twice. */
  const storeNext = async (): Promise<void> => {
    const next = storing.then(store)
    storing = next.catch(() => {})
    await next
  }

  const sweep = async (): Promise<void> => {
    if (sweptAt !== undefined && now() - sweptAt < constants.sweepEvery) return
    await database.delete(originRefusals).where(lt(originRefusals.day, getOldest()))
    const oldestSlot = Math.floor(now() / constants.slot) - constants.slots + 1
    await database.delete(originRefusalSlots).where(lt(originRefusalSlots.slot, oldestSlot))
    listed.clear()
    sweptAt = now()
  }

  const maintain = async (): Promise<void> => {
    try {
      await storeNext()
      await sweep()
    } catch (error) {
      logger.warn({ error }, 'Counting refused origins failed. It is tried again in some seconds.')
    }
  }

  return {
    count({ origin, projectKey }) {
      const time = now()
      add({
        key: projectKey,
        day: Math.floor(time / day),
        origin: toListedOrigin(origin) ?? others,
        requests: 1,
        first: time,
        latest: time,
      })
    },
    async list(projectKey) {
      await storeNext()
      const requests = sql`sum(${originRefusals.requests})`.mapWith(Number)
      const rows = await database
        .select({
          origin: originRefusals.origin,
          requests,
          firstAt: sql`min(${originRefusals.firstAt})`.mapWith(Number),
          latestAt: sql`max(${originRefusals.latestAt})`.mapWith(Number),
        })
        .from(originRefusals)
        .innerJoin(projects, eq(projects.number, originRefusals.project))
        .where(and(eq(projects.key, projectKey), gte(originRefusals.day, getOldest())))
        .groupBy(originRefusals.origin)
        .orderBy(desc(requests), originRefusals.origin)
      return {
        refusals: rows.filter(({ origin }) => origin !== others),
        others: rows.find(({ origin }) => origin === others)?.requests ?? 0,
      }
    },
    maintain,
    start() {
      timer ??= setInterval(() => void maintain(), constants.storeEvery).unref()
    },
    async close() {
      clearInterval(timer)
      await maintain()
    },
  }
}

/** Adds the counts to the stored ones. The first new origins of these days are listed by themselves, while there is room. */
function toInsert(batch: readonly Counted[], oldest: number): ReturnType<typeof sql> {
  return sql`
    with incoming as (
      select projects.number as project, counted.day, counted.origin, counted.requests, counted.first, counted.latest
      from jsonb_to_recordset(${JSON.stringify(batch)}::jsonb)
        as counted (key text, day integer, origin text, requests bigint, first bigint, latest bigint)
      join projects on projects.key = counted.key
    ), known as (
      select distinct project, origin from origin_refusals
      where day >= ${oldest}::integer and origin <> ${others} and project in (select project from incoming)
    ), fresh as (
      select project, origin, row_number() over (partition by project order by min(first), origin) as place
      from incoming
      where origin <> ${others} and (project, origin) not in (select project, origin from known)
      group by project, origin
    ), listed as (
      select project, origin from known
      union all
      select project, origin from fresh
      where place <= ${constants.originsAtMost}::integer
        - (select count(*) from known where known.project = fresh.project)
    ), placed as (
      select incoming.project, day, coalesce(listed.origin, ${others}) as origin, requests, first, latest
      from incoming left join listed using (project, origin)
    ), slots as (
      insert into origin_refusal_slots as counted (project, slot, origin, requests)
      select project, (latest / ${constants.slot}::bigint)::integer as slot, origin, sum(requests)
      from placed group by 1, 2, 3
      on conflict (project, slot, origin) do update set requests = counted.requests + excluded.requests
    )
    insert into origin_refusals as stored (project, day, origin, requests, first_at, latest_at)
    select project, day, origin, sum(requests), min(first), max(latest) from placed group by project, day, origin
    on conflict (project, day, origin) do update set
      requests = stored.requests + excluded.requests,
      first_at = least(stored.first_at, excluded.first_at),
      latest_at = greatest(stored.latest_at, excluded.latest_at)`
}
