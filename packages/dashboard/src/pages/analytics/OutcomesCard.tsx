import { adminGetAnalyticsSeries, type AnalyticsMeasures } from '@latchkey/protocol/operator'
import { type ReactNode, useState } from 'react'
import { Bars } from '../../charts/Bars.tsx'
import { Legend, type Look } from '../../charts/Legend.tsx'
import { analyticsMessages } from '../../messages/analytics.ts'
import { formatNumber } from '../../messages/format.ts'
import { formatAxisTime, formatReportTime, formatTick } from '../../messages/formatFigures.ts'
import { Card } from '../../parts/Card.tsx'
import { groupPoints } from './groupPoints.ts'
import { ReportView } from './ReportView.tsx'
import { ScrollTable } from './ScrollTable.tsx'
import { sumPoints } from './sumPoints.ts'
import { TableToggle } from './TableToggle.tsx'
import type { AnalyticsView } from './useAnalytics.ts'
import { useReport } from './useReport.ts'

const { outcomes: words } = analyticsMessages

const outcomes: readonly { readonly id: keyof AnalyticsMeasures; readonly look: Look; readonly label: string }[] = [
  { id: 'connected', look: 1, label: analyticsMessages.connected },
  { id: 'declined', look: 5, label: analyticsMessages.declined },
  { id: 'failed', look: 2, label: analyticsMessages.failed },
  { id: 'abandoned', look: 4, label: analyticsMessages.abandoned },
]

/** How the visits ended that chose a wallet, over time. */
export function OutcomesCard({ view }: { readonly view: AnalyticsView }): ReactNode {
  const [isTable, setIsTable] = useState(false)
  const series = useReport(adminGetAnalyticsSeries, view.call)
  return (
    <Card title={words.title} actions={<TableToggle name={words.title} isTable={isTable} onChange={setIsTable} />}>
      <div className="plot">
        <ReportView query={series} lines={8}>
          {({ span: { unit }, total }) => {
            const points = groupPoints(total.filter(({ at }) => at <= view.now))
            const sums = sumPoints(total)
            const parts = outcomes.map(({ id, label, look }) => ({
              label,
              look,
              values: points.map((point) => point[id]),
            }))
            const times = points.map(({ at }) => at)
            return (
              <>
                <Legend entries={outcomes} isFilled />
                {isTable ? (
                  <ScrollTable
                    label={words.title}
                    columns={[
                      {
                        id: 'time',
                        title: analyticsMessages.time,
                        cell: (index: number) => formatReportTime(times[index] ?? 0, unit),
                      },
                      ...parts.map(({ label, values }, place) => ({
                        id: label,
                        title: label,
                        isRight: true,
                        isWide: place > 1,
                        cell: (index: number) => formatNumber(values[index] ?? 0),
                      })),
                    ]}
                    rows={times.map((_, index) => index)}
                    toKey={(index) => index}
                  />
                ) : (
                  <Bars
                    label={words.states(
                      formatNumber(sums.connected),
                      formatNumber(sums.declined),
                      formatNumber(sums.failed),
                      formatNumber(sums.abandoned),
                    )}
                    parts={parts}
                    axisLabels={times.map((at) => formatAxisTime(at, unit))}
                    pointLabels={times.map((at) => formatReportTime(at, unit))}
                    format={formatNumber}
                    formatTick={formatTick}
                  />
                )}
              </>
            )
          }}
        </ReportView>
      </div>
    </Card>
  )
}
