import type { EndpointResponse } from '@latchkey/protocol/api'
import { adminGetAnalyticsBreakdown, type AnalyticsMeasures } from '@latchkey/protocol/operator'
import type { ReactNode } from 'react'
import { analyticsMessages } from '../../messages/analytics.ts'
import { formatNumber, formatShare } from '../../messages/format.ts'
import { Card } from '../../parts/Card.tsx'
import { Chip } from '../../parts/Chip.tsx'
import { Picture } from '../../parts/Picture.tsx'
import { type Column, Table } from '../../parts/Table.tsx'
import { BreakdownLink } from './BreakdownLink.tsx'
import { canCombine } from './canCombine.ts'
import { FilterLink } from './FilterLink.tsx'
import { failsMore } from './failsMore.ts'
import { RateBar } from './RateBar.tsx'
import { ReportView } from './ReportView.tsx'
import { Unavailable } from './Unavailable.tsx'
import type { AnalyticsView } from './useAnalytics.ts'
import { useReport } from './useReport.ts'

type Row = EndpointResponse<typeof adminGetAnalyticsBreakdown>['rows'][number]

const rowsAtMost = 7

/** The wallets that visits tried most, and how often each connected and failed. */
export function WalletsCard({ view }: { readonly view: AnalyticsView }): ReactNode {
  const { call, filter, project } = view
  const isCounted = canCombine(filter?.dimension, 'wallet')
  const report = useReport(
    adminGetAnalyticsBreakdown,
    { ...call, query: { ...call.query, by: 'wallet' } },
    { isEnabled: isCounted },
  )
  const { title } = analyticsMessages.dimensions.wallet
  return (
    <Card title={title} actions={isCounted && <BreakdownLink project={project} dimension="wallet" />}>
      {isCounted ? (
        <ReportView query={report} lines={8}>
          {({ rows, total }) =>
            rows.length === 0 ? (
              <Unavailable>{analyticsMessages.noRows}</Unavailable>
            ) : (
              <>
                <Table
                  label={title}
                  columns={createColumns({ project, total })}
                  rows={rows.slice(0, rowsAtMost)}
                  toKey={({ value }) => value ?? ''}
                />
                <p className="card-note">{analyticsMessages.filter.noteOfTries}</p>
              </>
            )
          }
        </ReportView>
      ) : (
        <Unavailable>{analyticsMessages.unavailable('wallet', filter?.dimension ?? 'wallet')}</Unavailable>
      )}
    </Card>
  )
}

function createColumns(parameters: {
  readonly project: string
  readonly total: AnalyticsMeasures
}): readonly Column<Row>[] {
  const { project, total } = parameters
  return [
    {
      id: 'wallet',
      title: analyticsMessages.wallet,
      cell: ({ value }) => (
        <span className="cell-main">
          <Picture id={value ?? ''} name={value?.split('.').at(-1) ?? '+'} />
          <FilterLink project={project} dimension="wallet" value={value} />
        </span>
      ),
    },
    {
      id: 'started',
      title: analyticsMessages.started,
      width: '92px',
      isRight: true,
      isWide: true,
      cell: ({ visits }) => formatNumber(visits.started),
    },
    {
      id: 'connected',
      title: analyticsMessages.rate,
      width: '28%',
      isWide: true,
      cell: ({ visits }) => <RateBar part={visits.connected} whole={visits.started} />,
    },
    {
      id: 'failed',
      title: analyticsMessages.failed,
      width: '92px',
      isRight: true,
      cell: ({ visits }) => {
        const text = formatShare(visits.failed, visits.started)
        if (!failsMore({ visits, total })) return <span className="quiet">{text}</span>
        return (
          <span title={analyticsMessages.failsMore}>
            <Chip tone="bad">
              {text}
              <span className="hidden">{analyticsMessages.failsMore}</span>
            </Chip>
          </span>
        )
      },
    },
  ]
}
