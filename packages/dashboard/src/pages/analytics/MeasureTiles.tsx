import { adminGetAnalyticsDurations, adminGetAnalyticsFunnel } from '@latchkey/protocol/operator'
import type { ReactNode } from 'react'
import '../../parts/Tile.css'
import { analyticsMessages } from '../../messages/analytics.ts'
import { compareDurations, type Change, formatDuration } from '../../messages/formatFigures.ts'
import { measureIds } from './analyticsSearch.ts'
import { ChangeText } from './ChangeText.tsx'
import { compareMeasure, formatMeasure, readMeasure } from './measures.ts'
import { ReportView } from './ReportView.tsx'
import type { AnalyticsView } from './useAnalytics.ts'
import { useReport } from './useReport.ts'

/** The five main figures. Each is a button that chooses what the chart below shows. */
export function MeasureTiles({ view }: { readonly view: AnalyticsView }): ReactNode {
  const { call, filter, measure: chosen } = view
  const funnel = useReport(adminGetAnalyticsFunnel, call)
  const hasTimes = filter?.dimension !== 'error'
  const durations = useReport(adminGetAnalyticsDurations, call, { isEnabled: hasTimes })
  const times = hasTimes ? durations.data : undefined
  return (
    <ReportView query={funnel} lines={3}>
      {({ previous, visits }) => (
        <div className="tiles measure-tiles" role="group" aria-label={analyticsMessages.tiles}>
          {measureIds.map((measure) => {
            const isTime = measure === 'time'
            const median = times?.median ?? null
            const value = isTime
              ? median === null
                ? '–'
                : formatDuration(median)
              : formatMeasure(measure, readMeasure(measure, visits))
            const change: Change | undefined = isTime
              ? compareDurations(median, times?.previous?.median ?? null)
              : compareMeasure(measure, visits, previous?.visits)
            return (
              <button
                key={measure}
                type="button"
                className="tile"
                aria-pressed={measure === chosen}
                disabled={isTime && !hasTimes}
                onClick={() => view.change({ measure })}
              >
                <span className="tile-name">{analyticsMessages.measures[measure]}</span>
                <span className="tile-value">{value}</span>
                <span className="tile-note">
                  {change === undefined ? (
                    analyticsMessages.measureNotes[measure]
                  ) : (
                    <ChangeText change={change} better={isTime ? 'less' : 'more'} />
                  )}
                </span>
              </button>
            )
          })}
        </div>
      )}
    </ReportView>
  )
}
