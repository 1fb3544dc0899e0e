import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { analyticsMessages } from '../../messages/analytics.ts'
import { formatTime } from '../../messages/format.ts'
import { QueryView } from '../../parts/QueryView.tsx'

/** As `QueryView`. A report that could not be read again is grey, with the time at which it was. */
export function ReportView<value>({
  children,
  lines,
  query,
}: {
  readonly query: UseQueryResult<value>
  readonly lines?: number | undefined
  readonly children: (value: value) => ReactNode
}): ReactNode {
  const isStale = query.isError && query.data !== undefined
  return (
    <div
      className={`report${query.isPlaceholderData ? ' is-waiting' : ''}${isStale ? ' is-stale' : ''}`}
      aria-busy={query.isPlaceholderData || undefined}
    >
      {isStale && <p className="report-note">{analyticsMessages.stale(formatTime(query.dataUpdatedAt))}</p>}
      <QueryView query={query} lines={lines}>
        {children}
      </QueryView>
    </div>
  )
}
