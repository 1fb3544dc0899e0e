import { withoutAddresses } from '@latchkey/protocol/atoms'
import { inArray, sql } from 'drizzle-orm'
import { parse } from 'valibot'
import { analyticsVisits } from '../storage/analyticsSchema.ts'
import { analyticsEvents, projects } from '../storage/schema.ts'
import type { Database } from '../storage/Storage.ts'
import { compareTexts } from './compareTexts.ts'
import type { IncomingEvent } from './IncomingEvent.ts'
import { mergeFacts } from './mergeFacts.ts'
import { readEventFacts } from './readEventFacts.ts'
import { toStorable } from './toStorable.ts'
import { noFacts, type VisitFacts, visitFactsSchema } from './VisitFacts.ts'

interface FoundProject {
  readonly key: string
  readonly number: number
  readonly keepsEvents: boolean
}

/**
 * Stores events and what they say of their visits, in one transaction: all or nothing. An event that a project already has changes
 * nothing. Events of projects that do not exist are dropped.
 *
 * @param parameters.time when they arrived, in ms since the epoch.
 */
export async function storeEvents(parameters: {
  readonly database: Database
  readonly events: readonly IncomingEvent[]
  readonly time: number
}): Promise<void> {
  const { database, events, time } = parameters
  await database.transaction(async (transaction) => {
    const keys = [...new Set(events.map(({ projectKey }) => projectKey))]
    const found: ReadonlyMap<string, FoundProject> = new Map(
      (
        await transaction
          .select({ key: projects.key, number: projects.number, keepsEvents: projects.keepsEvents })
          .from(projects)
          .where(inArray(projects.key, keys))
          .orderBy(projects.key)
          // Not deleted before the events are stored.
          .for('key share')
      ).map((project) => [project.key, project]),
    )
    const known = events.flatMap((event) => {
      const project = found.get(event.projectKey)
      return project === undefined ? [] : { ...event, project }
    })
    const kept = known.filter(({ project }) => project.keepsEvents)
    const isNew = await insertEvents({ transaction, events: kept, time })
    const fresh = known.filter((event) => !event.project.keepsEvents || isNew(event))
    await mergeVisits({ transaction, time, facts: collectFacts(fresh) })
  })
}

type KnownEvent = IncomingEvent & { readonly project: FoundProject }

async function insertEvents(parameters: {
  readonly transaction: Database
  readonly events: readonly IncomingEvent[]
  readonly time: number
}): Promise<(event: IncomingEvent) => boolean> {
  const { events, time, transaction } = parameters
  if (events.length === 0) return () => false
  const rows = events.map(({ entry, projectKey }) => {
    const { domain, event, eventId, sdkType, sdkVersion, type } = toStorable(entry)
    // The id joins the events of a visit, and the time zone is only for the country: both end with the visit.
    const { timeZone: _timeZone, visit: _visit, ...props } = toStorable(entry.props)
    return {
      projectKey,
      eventId,
      type,
      event,
      url: withoutAddresses(toStorable(entry.url)),
      domain,
      timestamp: entry.timestamp,
      receivedAt: time,
      // Our modal sends none; another client, or an older one, may.
      props: withoutAddresses(props),
      sdkType,
      sdkVersion,
    }
  })
  const inserted = await transaction
    .insert(analyticsEvents)
    // All nodes in the same order, so that none waits for another that waits for it.
    .values(rows.toSorted((one, other) => compareTexts(toEventKey(one), toEventKey(other))))
    .onConflictDoNothing({ target: [analyticsEvents.projectKey, analyticsEvents.eventId] })
    .returning({ projectKey: analyticsEvents.projectKey, eventId: analyticsEvents.eventId })
  const ids = new Set(inserted.map(toEventKey))
  return ({ entry, projectKey }) => ids.has(toEventKey({ projectKey, eventId: toStorable(entry.eventId) }))
}

const toEventKey = ({ eventId, projectKey }: { readonly eventId: string; readonly projectKey: string }): string =>
  `${projectKey} ${eventId}`

interface Visit {
  readonly project: number
  readonly visit: string
  readonly facts: VisitFacts
}

const toVisitKey = ({ project, visit }: Pick<Visit, 'project' | 'visit'>): string => `${project} ${visit}`

/** Merges the facts of each visit, in the order of their keys. */
function collectFacts(events: readonly KnownEvent[]): ReadonlyMap<string, Visit> {
  const visits = new Map<string, Visit>()
  for (const { entry, origin, project } of events) {
    const read = readEventFacts(entry, origin)
    if (read === undefined) continue
    const row = { project: project.number, visit: read.visit }
    const facts = mergeFacts(visits.get(toVisitKey(row))?.facts ?? noFacts, read.facts)
    visits.set(toVisitKey(row), { ...row, facts })
  }
  return new Map([...visits].toSorted(([one], [other]) => compareTexts(one, other)))
}

async function mergeVisits(parameters: {
  readonly transaction: Database
  readonly time: number
  readonly facts: ReadonlyMap<string, Visit>
}): Promise<void> {
  const { facts, time, transaction } = parameters
  if (facts.size === 0) return
  // Inserts new visits, and locks the others until this transaction ends.
  const stored = await transaction
    .insert(analyticsVisits)
    .values([...facts.values()].map((visit) => ({ ...visit, began: time, latest: time })))
    .onConflictDoUpdate({
      target: [analyticsVisits.project, analyticsVisits.visit],
      set: {
        began: sql`least(${analyticsVisits.began}, excluded.began)`,
        latest: sql`greatest(${analyticsVisits.latest}, excluded.latest)`,
      },
    })
    .returning({ project: analyticsVisits.project, visit: analyticsVisits.visit, facts: analyticsVisits.facts })
  const changed = stored.flatMap((row) => {
    const before = parse(visitFactsSchema, row.facts)
    const merged = mergeFacts(before, facts.get(toVisitKey(row))?.facts ?? noFacts)
    return JSON.stringify(merged) === JSON.stringify(before)
      ? []
      : { project: row.project, visit: row.visit, facts: merged }
  })
  if (changed.length === 0) return
  await transaction.execute(sql`
    update analytics_visits as stored set facts = changed.facts
    from jsonb_to_recordset(${JSON.stringify(changed)}::jsonb) as changed (project integer, visit text, facts jsonb)
    where stored.project = changed.project and stored.visit = changed.visit`)
}
