import { adminGetAnalyticsBreakdown, type AnalyticsDimension } from '@latchkey/protocol/operator'
import type { ReactNode } from 'react'
import { analyticsMessages } from '../../messages/analytics.ts'
import { formatNumber, formatShare } from '../../messages/format.ts'
import { Card } from '../../parts/Card.tsx'
import { BreakdownLink } from './BreakdownLink.tsx'
import { canCombine } from './canCombine.ts'
import { FilterLink } from './FilterLink.tsx'
import { ReportView } from './ReportView.tsx'
import { Unavailable } from './Unavailable.tsx'
import type { AnalyticsView } from './useAnalytics.ts'
import { useReport } from './useReport.ts'

const rowsAtMost = 5

/** The largest values of a dimension, each with its share of the visits as a bar behind it. */
export function ShareCard({
  dimension,
  view,
}: {
  readonly view: AnalyticsView
  readonly dimension: Exclude<AnalyticsDimension, 'wallet' | 'error'>
}): ReactNode {
  const { call, filter, project } = view
  const isCounted = canCombine(filter?.dimension, dimension)
  const report = useReport(
    adminGetAnalyticsBreakdown,
    { ...call, query: { ...call.query, by: dimension } },
    { isEnabled: isCounted },
  )
  // Only a visit that chose a wallet has a network.
  const measure = dimension === 'network' ? 'started' : 'opened'
  return (
    <Card
      title={analyticsMessages.dimensions[dimension].title}
      actions={isCounted && <BreakdownLink project={project} dimension={dimension} />}
    >
      {isCounted ? (
        <ReportView query={report} lines={5}>
          {({ rows, total }) =>
            rows.length === 0 ? (
              <Unavailable>{analyticsMessages.noRows}</Unavailable>
            ) : (
              <ul className="shares">
                {rows.slice(0, rowsAtMost).map(({ value, visits }) => {
                  const share = total[measure] === 0 ? 0 : visits[measure] / total[measure]
                  return (
                    <li key={value ?? ''}>
                      <i style={{ width: `${Math.min(1, share) * 100}%` }} />
                      <FilterLink project={project} dimension={dimension} value={value} />
                      <span>{formatNumber(visits[measure])}</span>
                      <span className="quiet">{formatShare(visits[measure], total[measure])}</span>
                    </li>
                  )
                })}
              </ul>
            )
          }
        </ReportView>
      ) : (
        <Unavailable>{analyticsMessages.unavailable(dimension, filter?.dimension ?? dimension)}</Unavailable>
      )}
    </Card>
  )
}
