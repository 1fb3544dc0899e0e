import { adminGetAnalyticsDurations } from '@latchkey/protocol/operator'
import type { EndpointResponse } from '@latchkey/protocol/api'
import type { ReactNode } from 'react'
import { Histogram, type HistogramBar } from '../../charts/Histogram.tsx'
import { analyticsMessages } from '../../messages/analytics.ts'
import { formatNumber } from '../../messages/format.ts'
import { formatDuration } from '../../messages/formatFigures.ts'
import { ReportView } from './ReportView.tsx'
import { ScrollTable } from './ScrollTable.tsx'
import { TableToggle } from './TableToggle.tsx'
import { Unavailable } from './Unavailable.tsx'
import type { AnalyticsView } from './useAnalytics.ts'
import { useReport } from './useReport.ts'

type Durations = EndpointResponse<typeof adminGetAnalyticsDurations>

const { durations: words } = analyticsMessages

/** How long connecting took: a histogram, or a table of the same numbers. */
export function DurationsView({
  height,
  isTable,
  onTable,
  view,
}: {
  readonly view: AnalyticsView
  readonly isTable: boolean
  readonly onTable: (isTable: boolean) => void
  readonly height: number
}): ReactNode {
  const isCounted = view.filter?.dimension !== 'error'
  const durations = useReport(adminGetAnalyticsDurations, view.call, { isEnabled: isCounted })
  if (!isCounted) return <Unavailable>{analyticsMessages.noTimes}</Unavailable>
  return (
    <ReportView query={durations} lines={8}>
      {({ buckets, median, p95, visits }) => {
        if (median === null || p95 === null) return <Unavailable>{words.none}</Unavailable>
        const { bars, locate } = toBars(buckets)
        return (
          <>
            <div className="plot-head">
              <span className="cap">{words.visits(visits)}</span>
              <TableToggle name={words.title} isTable={isTable} onChange={onTable} />
            </div>
            {isTable ? (
              <ScrollTable
                label={words.title}
                columns={[
                  { id: 'range', title: words.title, cell: (bar: HistogramBar) => bar.label },
                  {
                    id: 'visits',
                    title: analyticsMessages.visits,
                    isRight: true,
                    cell: (bar: HistogramBar) => formatNumber(bar.value),
                  },
                ]}
                rows={bars}
                toKey={({ label }) => label}
              />
            ) : (
              <Histogram
                label={words.states(formatDuration(median), formatDuration(p95))}
                name={analyticsMessages.visits}
                bars={bars}
                marks={[
                  { at: locate(median), label: words.half(formatDuration(median)) },
                  { at: locate(p95), label: words.most(formatDuration(p95)) },
                ]}
                format={formatNumber}
                height={height}
              />
            )}
            <p className="cap">{words.note}</p>
          </>
        )
      }}
    </ReportView>
  )
}

/** Leaves out what no visit reached, with one empty bar at each side. */
function toBars(buckets: Durations['buckets']): {
  readonly bars: readonly HistogramBar[]
  /** Where a duration is, in bars from the left. */
  readonly locate: (duration: number) => number
} {
  const filled = buckets.flatMap(({ visits }, index) => (visits > 0 ? [index] : []))
  const first = Math.max(0, (filled[0] ?? 0) - 1)
  const shown = buckets.slice(first, (filled.at(-1) ?? 0) + 2)
  return {
    bars: shown.map(({ from, to, visits }) => ({
      label: to === null ? words.above(formatDuration(from)) : words.range(formatDuration(from), formatDuration(to)),
      axisLabel: formatDuration(from),
      value: visits,
    })),
    locate: (duration) => {
      const index = shown.findIndex(({ to }) => to === null || duration <= to)
      return (index < 0 ? shown.length - 1 : index) + 0.5
    },
  }
}
