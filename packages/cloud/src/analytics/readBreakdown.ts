import type { EndpointResponse } from '@latchkey/protocol/api'
import type { adminGetAnalyticsBreakdown, AnalyticsDimension } from '@latchkey/protocol/operator'
import type { Report } from './createAnalyticsReader.ts'
import { groupValues, type ValueTotal } from './groupValues.ts'
import { addMeasures, measureNames, type Measures, noMeasures } from './measures.ts'
import { readSum } from './readFunnel.ts'
import { readTotals } from './readTotals.ts'
import { toSelection } from './toSelection.ts'
import { formatSpan, type Span } from './toSpan.ts'

/** How many values a table shows beside the others. */
const rowsAtMost = 100

/** The dimensions of which a visit with one wallet has exactly one value. */
const single: ReadonlySet<AnalyticsDimension> = new Set(['platform', 'network', 'country', 'version', 'origin'])

/** Reads the visits by value. */
export async function readBreakdown(
  report: Report,
  by: AnalyticsDimension,
): Promise<EndpointResponse<typeof adminGetAnalyticsBreakdown>> {
  const { filter, previous, span } = report
  const selection = toSelection({ filter, by })
  const readValues = async (of: Span): Promise<{ readonly total: Measures; readonly rows: readonly ValueTotal[] }> => {
    const total = await readSum(report, of)
    const all = groupValues(await readTotals({ ...report, span: of, selection, hasTimes: false }), Infinity)
    // Pairs that are counted as other are so for all filters together: the rest of this filter's total is what it has of them.
    const known = all.filter(({ value }) => value !== null)
    if (filter === undefined) return { total, rows: all }
    const rest = single.has(by) ? subtract(total, known) : noMeasures
    return { total, rows: rest.opened > 0 ? [...known, { value: null, measures: rest }] : known }
  }
  const current = await readValues(span)
  const before = previous === undefined ? undefined : await readValues(previous)
  const listed = groupValues(
    current.rows.map((row) => ({ ...row, at: 0 })),
    rowsAtMost,
  )
  const names = new Set(listed.map(({ value }) => value))
  const findBefore = (value: string | null): Measures | null => {
    if (before === undefined) return null
    const rows = before.rows.filter((row) =>
      value === null ? !names.has(row.value) || row.value === null : row.value === value,
    )
    return rows.reduce((sum, { measures }) => addMeasures(sum, measures), noMeasures)
  }
  return {
    span: formatSpan(span),
    total: current.total,
    rows: listed.map(({ measures, value }) => ({ value, visits: measures, previous: findBefore(value) })),
    previous:
      previous === undefined || before === undefined ? null : { span: formatSpan(previous), total: before.total },
  }
}

function subtract(total: Measures, rows: readonly ValueTotal[]): Measures {
  const sum = rows.reduce((measures, row) => addMeasures(measures, row.measures), noMeasures)
  return measureNames.reduce((rest, name) => ({ ...rest, [name]: Math.max(0, total[name] - sum[name]) }), noMeasures)
}
