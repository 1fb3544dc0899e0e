import type { AnalyticsDimension } from '@latchkey/protocol/operator'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { analyticsMessages } from '../../messages/analytics.ts'
import { getReportName } from './reports.ts'

/** A link to the full table of a dimension, with the same span and filter. */
export function BreakdownLink({
  dimension,
  project,
}: {
  readonly project: string
  readonly dimension: AnalyticsDimension
}): ReactNode {
  return (
    <Link
      className="link"
      to="/p/$project/analytics/$report"
      params={{ project, report: getReportName(dimension) }}
      search={(before) => before}
      aria-label={`${analyticsMessages.showAll}: ${analyticsMessages.dimensions[dimension].title}`}
    >
      {analyticsMessages.showAll}
    </Link>
  )
}
