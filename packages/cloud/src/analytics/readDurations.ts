import type { EndpointResponse } from '@latchkey/protocol/api'
import type { adminGetAnalyticsDurations } from '@latchkey/protocol/operator'
import { ApiRefusal } from '../request/ApiRefusal.ts'
import { bucketCount, findPercentile, getBucketEnds } from './buckets.ts'
import type { Report } from './createAnalyticsReader.ts'
import { readDurationCounts } from './readCounts.ts'
import { readOpenVisits } from './readOpenVisits.ts'
import { toSelection } from './toSelection.ts'
import { formatSpan, type Span } from './toSpan.ts'

/** Reads how long connecting took. */
export async function readDurations(report: Report): Promise<EndpointResponse<typeof adminGetAnalyticsDurations>> {
  const { filter, previous, span } = report
  if (filter?.dimension === 'error')
    throw new ApiRefusal('invalid_request', 'The time to connect is not counted by error.', {
      reasons: [{ name: 'filter', description: 'Not by error.' }],
    })
  const visits = await readBuckets(report, span)
  return {
    ...summarize(span, visits),
    buckets: visits.map((count, bucket) => ({ ...getBucketEnds(bucket), visits: count })),
    previous: previous === undefined ? null : summarize(previous, await readBuckets(report, previous)),
  }
}

/** Reads the number of visits in each bucket. */
async function readBuckets(report: Report, span: Span): Promise<readonly number[]> {
  const reading = { ...report, span, selection: toSelection({ filter: report.filter, by: undefined }) }
  const visits = Array.from({ length: bucketCount }, () => 0)
  const add = (bucket: number, count: number): void => {
    visits[bucket] = (visits[bucket] ?? 0) + count
  }
  for (const row of await readDurationCounts(reading)) add(row.bucket, row.visits)
  for (const { bucket } of (await readOpenVisits(reading)).durations) add(bucket, 1)
  return visits
}

function summarize(span: Span, visits: readonly number[]) {
  return {
    span: formatSpan(span),
    visits: visits.reduce((sum, count) => sum + count, 0),
    median: findPercentile(visits, 0.5),
    p95: findPercentile(visits, 0.95),
  }
}
