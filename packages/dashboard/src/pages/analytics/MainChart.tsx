import type { EndpointResponse } from '@latchkey/protocol/api'
import { adminGetAnalyticsSeries } from '@latchkey/protocol/operator'
import { type ReactNode, useState } from 'react'
import { Legend, type Look } from '../../charts/Legend.tsx'
import { type Line, TimeChart } from '../../charts/TimeChart.tsx'
import { analyticsMessages } from '../../messages/analytics.ts'
import { compareMeasure, formatMeasure, formatMeasureTick, readMeasure, type SeriesMeasure } from './measures.ts'
import { formatAxisTime, formatReportTime, formatSpan } from '../../messages/formatFigures.ts'
import { day } from './readSpan.ts'
import { describeValue } from './describeValue.ts'
import { DurationsView } from './DurationsView.tsx'
import { ReportView } from './ReportView.tsx'
import { ScrollTable } from './ScrollTable.tsx'
import { sumPoints } from './sumPoints.ts'
import { TableToggle } from './TableToggle.tsx'
import type { AnalyticsView } from './useAnalytics.ts'
import { useReport } from './useReport.ts'

type Series = EndpointResponse<typeof adminGetAnalyticsSeries>

const looks: readonly Look[] = [1, 2, 3, 4, 5]

/** The measure that a tile has chosen, over time, or as a table of the same numbers. */
export function MainChart({ view }: { readonly view: AnalyticsView }): ReactNode {
  const [isTable, setIsTable] = useState(false)
  const { measure } = view
  return (
    <div className="plot">
      {measure === 'time' ? (
        <DurationsView view={view} isTable={isTable} onTable={setIsTable} height={236} />
      ) : (
        <SeriesView view={view} measure={measure} isTable={isTable} onTable={setIsTable} />
      )}
    </div>
  )
}

function SeriesView({
  isTable,
  measure,
  onTable,
  view,
}: {
  readonly view: AnalyticsView
  readonly measure: SeriesMeasure
  readonly isTable: boolean
  readonly onTable: (isTable: boolean) => void
}): ReactNode {
  const { by, call, now } = view
  const series = useReport(adminGetAnalyticsSeries, {
    ...call,
    query: { ...call.query, ...(by === undefined ? {} : { by }) },
  })
  const name = analyticsMessages.measures[measure]
  return (
    <ReportView query={series} lines={9}>
      {(data) => {
        const lines = toLines({ data, by, measure })
        const { unit } = data.span
        // Hours and days that have not begun have no visits, which is no fall.
        const times = data.total.map(({ at }) => at).filter((at) => at <= now)
        const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
        const format = (value: number | null): string => formatMeasure(measure, value)
        return (
          <>
            <div className="plot-head">
              <Legend entries={lines} />
              <TableToggle name={name} isTable={isTable} onChange={onTable} />
            </div>
            {isTable ? (
              <ScrollTable
                label={`${name} ${analyticsMessages.perUnit[unit]}`}
                columns={[
                  {
                    id: 'time',
                    title: analyticsMessages.time,
                    cell: (index: number) => formatReportTime(times[index] ?? 0, unit),
                  },
                  ...lines.map((line, place) => ({
                    id: String(place),
                    title: line.label,
                    isRight: true,
                    isWide: place > 1,
                    cell: (index: number) => format(line.values[index] ?? null),
                  })),
                ]}
                rows={times.map((_, index) => index)}
                toKey={(index) => index}
              />
            ) : (
              <TimeChart
                label={describeSeries({ data, measure, by, lines, now })}
                lines={lines.map((line) => ({ ...line, values: line.values.slice(0, times.length) }))}
                axisLabels={times.map((at) => formatAxisTime(at, unit))}
                pointLabels={times.map((at) => formatReportTime(at, unit))}
                format={format}
                formatTick={(value) => formatMeasureTick(measure, value)}
                isShare={measure === 'rate'}
              />
            )}
            <p className="cap">{unit === 'hour' ? analyticsMessages.zone.hour(zone) : analyticsMessages.zone.day}</p>
          </>
        )
      }}
    </ReportView>
  )
}

interface Parts {
  readonly data: Series
  readonly measure: SeriesMeasure
  readonly by: AnalyticsView['by']
}

function toLines({ by, data, measure }: Parts): readonly Line[] {
  const read = (points: Series['total']): Line['values'] => points.map((visits) => readMeasure(measure, visits))
  if (by !== undefined)
    return data.groups.map(({ points, value }, index) => ({
      label: describeValue(by, value),
      look: value === null ? 5 : (looks[index] ?? 5),
      values: read(points),
    }))
  const { previous, total } = data
  return [
    { label: analyticsMessages.measures[measure], look: 1, values: read(total) },
    ...(previous === null ? [] : [{ label: analyticsMessages.before, look: 5 as const, values: read(previous.total) }]),
  ]
}

function describeSeries({
  by,
  data,
  lines,
  measure,
  now,
}: Parts & { readonly lines: readonly Line[]; readonly now: number }): string {
  const name = analyticsMessages.measures[measure]
  const { from, to } = data.span
  const span = formatSpan({ from, to: Math.max(from, to - day), now })
  if (by !== undefined) return analyticsMessages.chartStatesGroups(name, by, lines[0]?.label ?? '–', span)
  const visits = sumPoints(data.total)
  const before = data.previous === null ? undefined : sumPoints(data.previous.total)
  return analyticsMessages.chartStates(
    name,
    formatMeasure(measure, readMeasure(measure, visits)),
    span,
    compareMeasure(measure, visits, before)?.text,
  )
}
