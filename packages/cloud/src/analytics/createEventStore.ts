import { and, count, desc, eq, gte, lt, sql, type SQL } from 'drizzle-orm'
import type { CloudContext } from '../CloudContext.ts'
import { analyticsEvents } from '../storage/schema.ts'
import type { EventEntry } from './EventEntry.ts'

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

/** Reads the single events that are stored, by project. */
export interface EventStore {
  /** Lists events, newest first. `next` is the cursor of the next page; `undefined` on the last one. */
  list(
    parameters: EventFilter & { readonly limit: number; readonly cursor?: number | undefined },
  ): Promise<{ readonly data: readonly StoredEvent[]; readonly next: number | undefined }>
  /** Counts events by day and name, newest day first. */
  count(filter: EventFilter): Promise<readonly EventCount[]>
}

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

/** Creates the event store on the database. */
export function createEventStore({ storage }: Pick<CloudContext, 'storage'>): EventStore {
  const { database } = storage
  return {
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
  }
}

function toCondition({ event, from, projectKey, to }: EventFilter): SQL | undefined {
  return and(
    eq(analyticsEvents.projectKey, projectKey),
    from === undefined ? undefined : gte(analyticsEvents.receivedAt, from),
    to === undefined ? undefined : lt(analyticsEvents.receivedAt, to),
    event === undefined ? undefined : eq(analyticsEvents.event, event),
  )
}
