import { withoutAddresses } from '@latchkey/protocol/atoms'
import { and, count, desc, eq, gte, lt, sql, type SQL } from 'drizzle-orm'
import type { CloudContext } from '../CloudContext.ts'
import { analyticsEvents } from '../storage/schema.ts'
import { toStorable } from './toStorable.ts'

/** An event as the modal sent it. */
export interface EventEntry {
  readonly eventId: string
  /** For example `track` or `error`. */
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

/** An event as stored. */
export interface StoredEvent extends EventEntry {
  /** When the server received it, in ms since the epoch. */
  readonly receivedAt: number
}

/** Selects events. */
export interface EventFilter {
  readonly projectKey: string
  /** Received at or after this time, in ms since the epoch. */
  readonly from?: number | undefined
  /** Received before this time. */
  readonly to?: number | undefined
  /** Event name. */
  readonly event?: string | undefined
}

/** The number of events with a name on one day. */
export interface EventCount {
  /** UTC date, such as `2026-01-31`. */
  readonly day: string
  readonly event: string
  readonly count: number
}

/** Stores the events that modals send, by project. */
export interface EventStore {
  /** Stores an event. Ignores it if the project already has an event with its id. */
  add(parameters: { readonly projectKey: string; readonly entry: EventEntry }): Promise<void>
  /** Lists events, newest first. `next` is the cursor of the next page; `undefined` on the last one. */
  list(
    parameters: EventFilter & { readonly limit: number; readonly cursor?: number | undefined },
  ): Promise<{ readonly data: readonly StoredEvent[]; readonly next: number | undefined }>
  /** Counts events by day and name, newest day first. */
  count(filter: EventFilter): Promise<readonly EventCount[]>
  /** Deletes events older than the retention period. Runs automatically once an hour while events arrive. */
  sweep(): Promise<void>
}

const hour = 3_600_000

/** Maximum number of rows that `count` returns. */
const countsAtMost = 10_000

/** The selected columns of an event and its position in the order. */
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
 * Creates the event store on the database.
 *
 * @param parameters.retention how long events are kept, in ms; 0 keeps them forever.
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
      const { eventId, event, type, domain, sdkType, sdkVersion } = toStorable(entry)
      await database
        .insert(analyticsEvents)
        .values({
          projectKey,
          eventId,
          type,
          event,
          url: withoutAddresses(toStorable(entry.url)),
          domain,
          timestamp: entry.timestamp,
          receivedAt: now(),
          // Our modal sends none; another client, or an older one, may.
          props: withoutAddresses(toStorable(entry.props)),
          sdkType,
          sdkVersion,
        })
        .onConflictDoNothing({ target: [analyticsEvents.projectKey, analyticsEvents.eventId] })
      if (now() - sweptAt < hour) return
      sweptAt = now()
      // The sender does not wait for it. If it fails, it runs again in an hour.
      void store.sweep().catch((error: unknown) => logger.warn({ error }, 'Deleting old events failed'))
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
