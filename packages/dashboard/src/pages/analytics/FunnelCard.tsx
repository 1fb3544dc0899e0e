import { adminGetAnalyticsFunnel, type AnalyticsMeasures } from '@latchkey/protocol/operator'
import type { ReactNode } from 'react'
import { analyticsMessages } from '../../messages/analytics.ts'
import { formatNumber, formatShare } from '../../messages/format.ts'
import { joinLosses } from '../../messages/formatFigures.ts'
import { Card } from '../../parts/Card.tsx'
import { ReportView } from './ReportView.tsx'
import type { AnalyticsView } from './useAnalytics.ts'
import { useReport } from './useReport.ts'

const { funnel: words } = analyticsMessages

interface Step {
  readonly name: string
  readonly note: string
  readonly count: number
  /** What was lost on the way to the next step, in words; `undefined` after the last. */
  readonly lost: readonly string[] | undefined
}

/** How far the visits came. The losses of a step add up to the difference to the next one. */
export function FunnelCard({ view }: { readonly view: AnalyticsView }): ReactNode {
  const funnel = useReport(adminGetAnalyticsFunnel, view.call)
  return (
    <Card title={words.title}>
      <ReportView query={funnel} lines={8}>
        {({ visits }) => (
          <ol className="funnel">
            {toSteps(visits).map(({ count, lost, name, note }) => {
              const share = visits.opened === 0 ? 0 : count / visits.opened
              // A short bar has no room for the number.
              const isShort = share < 0.2
              return (
                <li key={name}>
                  <div className="funnel-name">
                    <b className="strong">{name}</b>
                    <span className="cap">{note}</span>
                  </div>
                  <div>
                    <div className="funnel-bar">
                      <i style={{ width: `${share * 100}%` }} />
                      <span className={isShort ? undefined : 'is-inside'}>{formatNumber(count)}</span>
                    </div>
                    {lost !== undefined && (
                      <p className="funnel-lost">{lost.length === 0 ? words.nothingLost : joinLosses(lost)}</p>
                    )}
                  </div>
                </li>
              )
            })}
          </ol>
        )}
      </ReportView>
    </Card>
  )
}

function toSteps(visits: AnalyticsMeasures): readonly Step[] {
  const { abandoned, connected, declined, failed, opened, signedIn, started } = visits
  const write = (count: number, text: (count: number) => string): readonly string[] =>
    count === 0 ? [] : [text(count)]
  return [
    {
      name: analyticsMessages.opened,
      note: words.opened,
      count: opened,
      lost: write(opened - started, words.notStarted),
    },
    {
      name: analyticsMessages.started,
      note: words.started(formatShare(started, opened)),
      count: started,
      lost: [...write(declined, words.declined), ...write(failed, words.failed), ...write(abandoned, words.abandoned)],
    },
    {
      name: analyticsMessages.connected,
      note: words.connected(formatShare(connected, started)),
      count: connected,
      lost: write(connected - signedIn, words.notSignedIn),
    },
    {
      name: analyticsMessages.signedIn,
      note: words.signedIn(formatShare(signedIn, connected)),
      count: signedIn,
      lost: undefined,
    },
  ]
}
