import type { EndpointResponse } from '@latchkey/protocol/api'
import type { adminGetAnalyticsFunnel } from '@latchkey/protocol/operator'
import type { Report } from './createAnalyticsReader.ts'
import { addMeasures, type Measures, noMeasures } from './measures.ts'
import { readTotals } from './readTotals.ts'
import { toSelection } from './toSelection.ts'
import { formatSpan, type Span } from './toSpan.ts'

/** Reads how far the visits came. */
export async function readFunnel(report: Report): Promise<EndpointResponse<typeof adminGetAnalyticsFunnel>> {
  const { previous, span } = report
  return {
    span: formatSpan(span),
    visits: await readSum(report, span),
    previous: previous === undefined ? null : { span: formatSpan(previous), visits: await readSum(report, previous) },
  }
}

/** Reads the sum of all visits of a span that the filter leaves. */
export async function readSum(report: Report, span: Span): Promise<Measures> {
  const selection = toSelection({ filter: report.filter, by: undefined })
  const rows = await readTotals({ ...report, span, selection, hasTimes: false })
  return rows.reduce((sum, { measures }) => addMeasures(sum, measures), noMeasures)
}
