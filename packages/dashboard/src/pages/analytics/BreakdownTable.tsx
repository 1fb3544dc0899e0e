import type { EndpointResponse } from '@latchkey/protocol/api'
import { adminGetAnalyticsBreakdown, type AnalyticsDimension } from '@latchkey/protocol/operator'
import { useNavigate, useSearch } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { parse } from 'valibot'
import { breakdownSearchSchema } from './analyticsSearch.ts'
import { analyticsMessages } from '../../messages/analytics.ts'
import { formatNumber, formatShare } from '../../messages/format.ts'
import { compareCounts } from '../../messages/formatFigures.ts'
import { Button } from '../../parts/Button.tsx'
import { SortedTable, type Sorting } from '../../parts/SortedTable.tsx'
import type { Column } from '../../parts/Table.tsx'
import { ChangeText } from './ChangeText.tsx'
import { describeValue } from './describeValue.ts'
import { ErrorName } from './ErrorName.tsx'
import { FilterLink } from './FilterLink.tsx'
import { RateBar } from './RateBar.tsx'
import { ReportView } from './ReportView.tsx'
import { type ColumnId, sortRows } from './sortRows.ts'
import { Unavailable } from './Unavailable.tsx'
import type { AnalyticsView } from './useAnalytics.ts'
import { useReport } from './useReport.ts'

type Row = EndpointResponse<typeof adminGetAnalyticsBreakdown>['rows'][number]
type BreakdownColumn = Column<Row> & { readonly id: ColumnId }

const rowsOfPage = 25

/** The values of a dimension page by page; the address has the order and the page. */
export function BreakdownTable({
  dimension,
  view,
}: {
  readonly view: AnalyticsView
  readonly dimension: AnalyticsDimension
}): ReactNode {
  const { call, isCompared, project } = view
  const address = useSearch({ from: '/inside/p/$project/analytics/$report' })
  const { order, page = 1, sort = 'started' } = parse(breakdownSearchSchema, address)
  const navigate = useNavigate({ from: '/p/$project/analytics/$report' })
  const report = useReport(adminGetAnalyticsBreakdown, { ...call, query: { ...call.query, by: dimension } })
  const columns = createColumns({ dimension, isCompared, project })
  const sorting = { by: sort, isAscending: order === 'up' }
  const onSort = ({ by, isAscending }: Sorting): void => {
    const column = columns.find(({ id }) => id === by)
    if (column === undefined) return
    const change = { sort: column.id, order: isAscending ? ('up' as const) : undefined, page: undefined }
    void navigate({ search: (before) => ({ ...before, ...change }), resetScroll: false })
  }
  const turnTo = (next: number): void => {
    void navigate({ search: (before) => ({ ...before, page: next }), resetScroll: false })
  }
  return (
    <ReportView query={report} lines={10}>
      {({ rows }) => {
        if (rows.length === 0) return <Unavailable>{analyticsMessages.noRows}</Unavailable>
        const sorted = sortRows({
          rows,
          by: sort,
          isAscending: sorting.isAscending,
          describe: (value) => describeValue(dimension, value),
        })
        const first = Math.min(page - 1, Math.ceil(rows.length / rowsOfPage) - 1) * rowsOfPage
        const shown = sorted.slice(first, first + rowsOfPage)
        return (
          <div>
            <SortedTable
              label={analyticsMessages.dimensions[dimension].title}
              columns={columns}
              rows={shown}
              sorting={sorting}
              onSort={onSort}
              toKey={({ value }) => value ?? ''}
            />
            {rows.length > rowsOfPage && (
              <div className="pager">
                <span className="cap">
                  {analyticsMessages.pager.range(first + 1, first + shown.length, rows.length)}
                </span>
                <Button isSmall disabled={first === 0} onClick={() => turnTo(first / rowsOfPage)}>
                  {analyticsMessages.pager.previous}
                </Button>
                <Button
                  isSmall
                  disabled={first + shown.length >= rows.length}
                  onClick={() => turnTo(first / rowsOfPage + 2)}
                >
                  {analyticsMessages.pager.next}
                </Button>
              </div>
            )}
          </div>
        )
      }}
    </ReportView>
  )
}

function createColumns(parameters: {
  readonly dimension: AnalyticsDimension
  readonly isCompared: boolean
  readonly project: string
}): readonly BreakdownColumn[] {
  const { dimension, isCompared, project } = parameters
  const count = (
    id: 'opened' | 'started' | 'signedIn' | 'declined' | 'abandoned',
    isWide: boolean,
  ): BreakdownColumn => ({
    id,
    title: analyticsMessages[id],
    isRight: true,
    isWide,
    cell: ({ visits }) => formatNumber(visits[id]),
  })
  return [
    {
      id: 'value',
      title: analyticsMessages.dimensions[dimension].title,
      width: '26%',
      cell: ({ value }) =>
        dimension === 'error' ? (
          <ErrorName code={value} />
        ) : (
          <FilterLink project={project} dimension={dimension} value={value} />
        ),
    },
    count('started', false),
    {
      id: 'connected',
      title: analyticsMessages.rate,
      width: '18%',
      isRight: true,
      isWide: true,
      cell: ({ visits }) => <RateBar part={visits.connected} whole={visits.started} />,
    },
    count('declined', true),
    {
      id: 'failed',
      title: analyticsMessages.failed,
      isRight: true,
      isWide: true,
      cell: ({ visits }) => (
        <span title={formatNumber(visits.failed)}>{formatShare(visits.failed, visits.started)}</span>
      ),
    },
    count('abandoned', true),
    count('signedIn', true),
    ...(isCompared
      ? [
          {
            id: 'change' as const,
            title: analyticsMessages.change,
            isRight: true,
            isWide: true,
            cell: ({ previous, visits }: Row) => (
              <ChangeText
                change={compareCounts(visits.started, previous?.started ?? 0)}
                better={dimension === 'error' ? 'less' : undefined}
              />
            ),
          },
        ]
      : []),
  ]
}
