import type { AnalyticsDimension } from '@latchkey/protocol/operator'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { analyticsMessages } from '../../messages/analytics.ts'
import { describeValue } from './describeValue.ts'

/** A value of a dimension. A press counts only the visits that have it. */
export function FilterLink({
  dimension,
  project,
  value,
}: {
  readonly project: string
  readonly dimension: AnalyticsDimension
  readonly value: string | null
}): ReactNode {
  const text = describeValue(dimension, value)
  if (value === null) return <span className="clip">{text}</span>
  return (
    <Link
      className="filter-link clip"
      to="/p/$project/analytics"
      params={{ project }}
      search={(before) => ({ ...before, filter: `${dimension}:${value}`, by: undefined })}
      title={analyticsMessages.filter.only(text)}
    >
      {text}
    </Link>
  )
}
