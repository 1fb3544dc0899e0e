import { adminGetAnalyticsCsv } from '@latchkey/protocol/operator'
import type { InferOutput } from 'valibot'
import type { AnalyticsReader, ReportQuery } from '../../../analytics/createAnalyticsReader.ts'
import type { CsvCell } from '../../../analytics/formatCsv.ts'
import { toBreakdownRows, toDurationRows, toFunnelRows, toSeriesRows } from '../../../analytics/toCsvRows.ts'
import { ApiRefusal } from '../../../request/ApiRefusal.ts'
import { answerCsv } from '../../answerCsv.ts'
import type { CloudServices } from '../../createCloudServices.ts'
import { defineRoute } from '../../defineRoute.ts'
import type { Route } from '../../Route.ts'
import { createProjectKeyReader } from './createProjectKeyReader.ts'

/** Returns what a chart shows as a table. */
export function adminGetAnalyticsCsvRoute(services: Pick<CloudServices, 'analytics' | 'openProjects'>): Route {
  const readKey = createProjectKeyReader(services)
  return defineRoute({
    endpoint: adminGetAnalyticsCsv,
    access: 'operator',
    handle: async (request) => {
      const { by, report, ...query } = request.query
      const rows = await readRows({
        reader: services.analytics.reader,
        query: { ...query, projectKey: await readKey(request) },
        report,
        by,
      })
      return answerCsv({ name: `${report}.csv`, rows })
    },
  })
}

type CsvQuery = InferOutput<typeof adminGetAnalyticsCsv.query>

async function readRows(parameters: {
  readonly reader: AnalyticsReader
  readonly query: ReportQuery
  readonly report: CsvQuery['report']
  readonly by: CsvQuery['by']
}): Promise<Iterable<readonly CsvCell[]>> {
  const { by, query, reader, report } = parameters
  switch (report) {
    case 'series':
      return toSeriesRows(await reader.series(query))
    case 'breakdown':
      if (by === undefined)
        throw new ApiRefusal('invalid_request', 'A breakdown needs a dimension. See "reasons".', {
          reasons: [{ name: 'query.by', description: 'Name a dimension, such as wallet.' }],
        })
      return toBreakdownRows(await reader.breakdown({ ...query, by }), by)
    case 'funnel':
      return toFunnelRows(await reader.funnel(query))
    case 'durations':
      return toDurationRows(await reader.durations(query))
  }
}
