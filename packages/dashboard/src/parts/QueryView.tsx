import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Failed } from './Failed.tsx'
import { Skeleton } from './Skeleton.tsx'

/**
 * Shows what a query has: a skeleton, a failure with "Try again", or its data. Data that could not be read again stays.
 *
 * @example
 * ```tsx
 * <QueryView query={projects} lines={6}>{(data) => <ProjectTable projects={data.projects} />}</QueryView>
 * ```
 */
export function QueryView<value>({
  children,
  lines,
  query,
}: {
  readonly query: UseQueryResult<value>
  /** Of the skeleton. */
  readonly lines?: number | undefined
  readonly children: (value: value) => ReactNode
}): ReactNode {
  if (query.data !== undefined) return children(query.data)
  if (query.isError) return <Failed error={query.error} onRetry={() => void query.refetch()} />
  return <Skeleton lines={lines} />
}
