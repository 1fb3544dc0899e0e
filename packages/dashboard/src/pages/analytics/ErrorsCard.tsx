import type { EndpointResponse } from '@latchkey/protocol/api'
import { adminGetAnalyticsBreakdown } from '@latchkey/protocol/operator'
import type { ReactNode } from 'react'
import { analyticsMessages } from '../../messages/analytics.ts'
import { formatNumber, formatShare } from '../../messages/format.ts'
import { compareCounts } from '../../messages/formatFigures.ts'
import { Card } from '../../parts/Card.tsx'
import { type Column, Table } from '../../parts/Table.tsx'
import { BreakdownLink } from './BreakdownLink.tsx'
import { canCombine } from './canCombine.ts'
import { ChangeText } from './ChangeText.tsx'
import { ErrorName } from './ErrorName.tsx'
import { ReportView } from './ReportView.tsx'
import { Unavailable } from './Unavailable.tsx'
import type { AnalyticsView } from './useAnalytics.ts'
import { useReport } from './useReport.ts'

type Row = EndpointResponse<typeof adminGetAnalyticsBreakdown>['rows'][number]

const rowsAtMost = 7

/** The errors that visits had most. Each leads to its explanation. */
export function ErrorsCard({ view }: { readonly view: AnalyticsView }): ReactNode {
  const { call, filter, isCompared, project } = view
  const isCounted = canCombine(filter?.dimension, 'error')
  const report = useReport(
    adminGetAnalyticsBreakdown,
    { ...call, query: { ...call.query, by: 'error' } },
    { isEnabled: isCounted },
  )
  const { title } = analyticsMessages.dimensions.error
  return (
    <Card title={title} actions={isCounted && <BreakdownLink project={project} dimension="error" />}>
      {isCounted ? (
        <ReportView query={report} lines={8}>
          {({ rows, total }) =>
            rows.length === 0 ? (
              <Unavailable>{analyticsMessages.errors.none}</Unavailable>
            ) : (
              <Table
                label={title}
                columns={createColumns({ isCompared, started: total.started })}
                rows={rows.slice(0, rowsAtMost)}
                toKey={({ value }) => value ?? ''}
              />
            )
          }
        </ReportView>
      ) : (
        <Unavailable>{analyticsMessages.unavailable('error', filter?.dimension ?? 'error')}</Unavailable>
      )}
    </Card>
  )
}

function createColumns(parameters: { readonly isCompared: boolean; readonly started: number }): readonly Column<Row>[] {
  const { isCompared, started } = parameters
  return [
    { id: 'code', title: analyticsMessages.code, cell: ({ value }) => <ErrorName code={value} /> },
    {
      id: 'visits',
      title: analyticsMessages.visits,
      width: '68px',
      isRight: true,
      cell: ({ visits }) => formatNumber(visits.started),
    },
    {
      id: 'change',
      title: isCompared ? analyticsMessages.change : analyticsMessages.share,
      width: '104px',
      isRight: true,
      cell: ({ previous, visits }) =>
        previous === null ? (
          <span className="quiet">{formatShare(visits.started, started)}</span>
        ) : (
          <ChangeText change={compareCounts(visits.started, previous.started)} better="less" />
        ),
    },
  ]
}
