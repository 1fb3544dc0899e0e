import { and, count, desc, eq, gte, lt, sql, type SQL } from 'drizzle-orm'
import type { CloudContext } from '../CloudContext.ts'
import { analyticsEvents } from '../storage/schema.ts'
import { toStorable } from './toStorable.ts'

/** An event as a modal sent it. */
export interface EventEntry {
  readonly eventId: string
  /** Such as `track` or `error`. */
  readonly type: string | null
  readonly event: string
  readonly url: string
  readonly domain: string
  /** When it happened by the page's clock, in ms since the epoch. */
  readonly timestamp: number
  readonly props: Readonly<Record<string, unknown>>
  readonly sdkType: string | null
  readonly sdkVersion: string | null
}

/** An event as it is kept. */
export interface StoredEvent extends EventEntry {
  /** When it came, in ms since the epoch. */
  readonly receivedAt: number
}

/** Which events. */
export interface EventFilter {
  readonly projectKey: string
  /** In ms since the epoch, by when they came: from this one on. */
  readonly from?: number | undefined
  /** Up to, but not at, this one. */
  readonly to?: number | undefined
  /** By name. */
  readonly event?: string | undefined
}

/** How many events of a name came on a day. */
export interface EventCount {
  /** In UTC, such as `2026-01-31`. */
  readonly day: string
  readonly event: string
  readonly count: number
}

/** The events that modals sent, by project. */
export interface EventStore {
  /** Keeps an event, unless the project has one with its id. */
  add(parameters: { readonly projectKey: string; readonly entry: EventEntry }): Promise<void>
  /** Lists the newest first. `next` is the cursor of what follows; absent at the end. */
  list(
    parameters: EventFilter & { readonly limit: number; readonly cursor?: number | undefined },
  ): Promise<{ readonly data: readonly StoredEvent[]; readonly next: number | undefined }>
  /** Counts by day and name, the newest day first. */
  count(filter: EventFilter): Promise<readonly EventCount[]>
  /** Forgets what is older than the store keeps. It does so by itself once an hour while events come. */
  sweep(): Promise<void>
}

const hour = 3_600_000

/** Rows of the list of counts, so that an answer has an end. */
const countsAtMost = 10_000

/** What is read of an event, with its place in the order. */
const columns = {
  seq: analyticsEvents.seq,
  event: {
    eventId: analyticsEvents.eventId,
    type: analyticsEvents.type,
    event: analyticsEvents.event,
    url: analyticsEvents.url,
    domain: analyticsEvents.domain,
    timestamp: analyticsEvents.timestamp,
    receivedAt: analyticsEvents.receivedAt,
    props: analyticsEvents.props,
    sdkType: analyticsEvents.sdkType,
    sdkVersion: analyticsEvents.sdkVersion,
  },
}

/**
 * Keeps events in the database.
 *
 * @param parameters.retention for how long, in ms; 0 keeps them for ever.
 */
export function createEventStore(parameters: {
  readonly context: Pick<CloudContext, 'storage' | 'logger' | 'now'>
  readonly retention: number
}): EventStore {
  const { context, retention } = parameters
  const { logger, now, storage } = context
  const { database } = storage
  let sweptAt = 0

  const store: EventStore = {
    async add({ entry, projectKey }) {
      const { eventId, event, type, url, domain, sdkType, sdkVersion } = toStorable(entry)
      await database
        .insert(analyticsEvents)
        .values({
          projectKey,
          eventId,
          type,
          event,
          url,
          domain,
          timestamp: entry.timestamp,
          receivedAt: now(),
          props: toStorable(entry.props),
          sdkType,
          sdkVersion,
        })
        .onConflictDoNothing({ target: [analyticsEvents.projectKey, analyticsEvents.eventId] })
      if (now() - sweptAt < hour) return
      sweptAt = now()
      // Nobody who sends an event waits for it; what was not forgotten now will be in an hour.
      void store.sweep().catch((error: unknown) => logger.warn({ error }, 'Old events could not be forgotten'))
    },

    async list({ cursor, limit, ...filter }) {
      const rows = await database
        .select(columns)
        .from(analyticsEvents)
        .where(and(toCondition(filter), cursor === undefined ? undefined : lt(analyticsEvents.seq, cursor)))
        .orderBy(desc(analyticsEvents.seq))
        .limit(limit + 1)
      const data = rows.slice(0, limit)
      return { data: data.map(({ event }) => event), next: rows.length > limit ? data.at(-1)?.seq : undefined }
    },

    async count(filter) {
      const day = sql<string>`to_char(to_timestamp(${analyticsEvents.receivedAt} / 1000.0) at time zone 'UTC', 'YYYY-MM-DD')`
      return database
        .select({ day, event: analyticsEvents.event, count: count() })
        .from(analyticsEvents)
        .where(toCondition(filter))
        .groupBy(day, analyticsEvents.event)
        .orderBy(desc(day), analyticsEvents.event)
        .limit(countsAtMost)
    },

    async sweep() {
      if (retention > 0) await database.delete(analyticsEvents).where(lt(analyticsEvents.receivedAt, now() - retention))
    },
  }
  return store
}

function toCondition({ event, from, projectKey, to }: EventFilter): SQL | undefined {
  return and(
    eq(analyticsEvents.projectKey, projectKey),
    from === undefined ? undefined : gte(analyticsEvents.receivedAt, from),
    to === undefined ? undefined : lt(analyticsEvents.receivedAt, to),
    event === undefined ? undefined : eq(analyticsEvents.event, event),
  )
}
