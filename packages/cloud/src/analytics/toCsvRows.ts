import type { AnalyticsReader } from './createAnalyticsReader.ts'
import type { CsvCell } from './formatCsv.ts'
import { measureNames, type Measures } from './measures.ts'

type Result<name extends keyof AnalyticsReader> = Awaited<ReturnType<AnalyticsReader[name]>>

type Rows = Generator<readonly CsvCell[]>

const toCells = (measures: Measures): readonly number[] => measureNames.map((name) => measures[name])
const previousNames: readonly string[] = measureNames.map((name) => `previous ${name}`)
const formatTime = (time: number): string => new Date(time).toISOString()

/** The table of a chart over time. */
export function* toSeriesRows({ previous, total }: Result<'series'>): Rows {
  yield previous === null ? ['from', ...measureNames] : ['from', ...measureNames, 'previous from', ...previousNames]
  for (const [index, point] of total.entries()) {
    const before = previous?.total[index]
    const added = before === undefined ? [] : [formatTime(before.at), ...toCells(before)]
    yield [formatTime(point.at), ...toCells(point), ...added]
  }
}

/** The table of a breakdown. The row of the other values has no name. */
export function* toBreakdownRows({ rows, ...report }: Result<'breakdown'>, by: string): Rows {
  yield [by, ...measureNames, ...(report.previous === null ? [] : previousNames)]
  for (const { previous, value, visits } of rows)
    yield [value, ...toCells(visits), ...(previous === null ? [] : toCells(previous))]
}

/** The table of a funnel. */
export function* toFunnelRows({ previous, visits }: Result<'funnel'>): Rows {
  yield ['step', 'visits', ...(previous === null ? [] : ['previous visits'])]
  for (const name of measureNames) yield [name, visits[name], ...(previous === null ? [] : [previous.visits[name]])]
}

/** The table of times to connect. */
export function* toDurationRows({ buckets }: Result<'durations'>): Rows {
  yield ['longer than ms', 'at most ms', 'visits']
  for (const { from, to, visits } of buckets) yield [from, to, visits]
}
