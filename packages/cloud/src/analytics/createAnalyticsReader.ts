import type { EndpointResponse } from '@latchkey/protocol/api'
import type {
  adminGetAnalyticsBreakdown,
  adminGetAnalyticsDurations,
  adminGetAnalyticsFunnel,
  adminGetAnalyticsSeries,
  AnalyticsDimension,
  AnalyticsQuery,
} from '@latchkey/protocol/operator'
import { eq } from 'drizzle-orm'
import type { CloudContext } from '../CloudContext.ts'
import { projects } from '../storage/schema.ts'
import type { Database } from '../storage/Storage.ts'
import { readBreakdown } from './readBreakdown.ts'
import { readDurations } from './readDurations.ts'
import { readFunnel } from './readFunnel.ts'
import { readSeries } from './readSeries.ts'
import { toPrevious, toSpan, type Span } from './toSpan.ts'

/** Which visits of which project a report counts. */
export interface ReportQuery extends AnalyticsQuery {
  readonly projectKey: string
}

/** What each report reads: one state of the database. */
export interface Report {
  readonly transaction: Database
  readonly project: number
  readonly span: Span
  /** The span before, if the report compares. */
  readonly previous: Span | undefined
  readonly filter: AnalyticsQuery['filter']
}

/** Reads the reports of the dashboard. Each includes the visits that are still open. */
export interface AnalyticsReader {
  /** @throws ApiRefusal `invalid_request` for a span or a combination that is not counted, as all of them. */
  series(
    query: ReportQuery & { readonly by?: AnalyticsDimension | undefined },
  ): Promise<EndpointResponse<typeof adminGetAnalyticsSeries>>
  breakdown(
    query: ReportQuery & { readonly by: AnalyticsDimension },
  ): Promise<EndpointResponse<typeof adminGetAnalyticsBreakdown>>
  funnel(query: ReportQuery): Promise<EndpointResponse<typeof adminGetAnalyticsFunnel>>
  durations(query: ReportQuery): Promise<EndpointResponse<typeof adminGetAnalyticsDurations>>
}

/** Creates the reader on the database. */
export function createAnalyticsReader(context: Pick<CloudContext, 'storage' | 'now'>): AnalyticsReader {
  const { now, storage } = context

  const read = async <value>(query: ReportQuery, act: (report: Report) => Promise<value>): Promise<value> => {
    const { compare, filter, from, projectKey, to } = query
    const span = toSpan({ from, to, isCompared: compare !== undefined, now: now() })
    return storage.database.transaction(
      async (transaction) => {
        const [row] = await transaction
          .select({ number: projects.number })
          .from(projects)
          .where(eq(projects.key, projectKey))
        const previous = compare === undefined ? undefined : toPrevious(span)
        // Number 0 has no rows: the project was deleted a moment ago.
        return act({ transaction, project: row?.number ?? 0, span, previous, filter })
      },
      // A visit is either open or counted, never both.
      { isolationLevel: 'repeatable read', accessMode: 'read only' },
    )
  }

  return {
    series: async ({ by, ...query }) => await read(query, async (report) => await readSeries(report, by)),
    breakdown: async ({ by, ...query }) => await read(query, async (report) => await readBreakdown(report, by)),
    funnel: async (query) => await read(query, readFunnel),
    durations: async (query) => await read(query, readDurations),
  }
}
