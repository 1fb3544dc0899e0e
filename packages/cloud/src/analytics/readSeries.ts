import type { EndpointResponse } from '@latchkey/protocol/api'
import type { adminGetAnalyticsSeries, AnalyticsDimension } from '@latchkey/protocol/operator'
import { constants } from './constants.ts'
import type { Report } from './createAnalyticsReader.ts'
import { groupValues } from './groupValues.ts'
import { addMeasures, type Measures, noMeasures } from './measures.ts'
import { readTotals, type Total } from './readTotals.ts'
import { toSelection } from './toSelection.ts'
import { formatSpan, type Span } from './toSpan.ts'

/** How many values a series shows beside the others. */
const groupsAtMost = 4

/** Reads the visits by hour or day. */
export async function readSeries(
  report: Report,
  by: AnalyticsDimension | undefined,
): Promise<EndpointResponse<typeof adminGetAnalyticsSeries>> {
  const { filter, previous, span } = report
  const readTotal = async (of: Span): Promise<readonly Total[]> =>
    await readTotals({ ...report, span: of, selection: toSelection({ filter, by: undefined }), hasTimes: true })
  // Refused before anything is read.
  const selection = by === undefined ? undefined : toSelection({ filter, by })
  return {
    span: formatSpan(span),
    total: toPoints(span, await readTotal(span)),
    groups: selection === undefined ? [] : await readGroups({ report, selection }),
    previous:
      previous === undefined
        ? null
        : { span: formatSpan(previous), total: toPoints(previous, await readTotal(previous)) },
  }
}

async function readGroups({
  report,
  selection,
}: {
  readonly report: Report
  readonly selection: ReturnType<typeof toSelection>
}) {
  const rows = await readTotals({ ...report, selection, hasTimes: true })
  const largest = new Set(groupValues(rows, groupsAtMost).flatMap(({ value }) => value ?? []))
  const others = rows.filter(({ value }) => value === null || !largest.has(value))
  return [
    ...[...largest].map((name) => ({
      value: name,
      points: toPoints(
        report.span,
        rows.filter(({ value }) => value === name),
      ),
    })),
    ...(others.length > 0 ? [{ value: null, points: toPoints(report.span, others) }] : []),
  ]
}

type Point = Measures & { readonly at: number }

/** Returns an entry for each hour or day, with those in which nothing happened. */
function toPoints({ end, first, unit }: Span, rows: readonly Total[]): Point[] {
  const sums = new Map<number, Measures>()
  for (const { at, measures } of rows) sums.set(at, addMeasures(sums.get(at) ?? noMeasures, measures))
  return Array.from({ length: end - first }, (_, index) => ({
    at: (first + index) * constants[unit],
    ...(sums.get(first + index) ?? noMeasures),
  }))
}
