import type { AnalyticsDimension } from '@latchkey/protocol/operator'
import { useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { parse } from 'valibot'
import {
  type AnalyticsFilter,
  type AnalyticsSearch,
  analyticsSearchSchema,
  type MeasureId,
  readFilter,
} from './analyticsSearch.ts'
import { canCombine } from './canCombine.ts'
import { readSpan, type Span } from './readSpan.ts'
import { useNow } from '../../parts/useNow.ts'

/** What a page of the analytics shows, as its address says. */
export interface AnalyticsView {
  readonly project: string
  /** The time to the minute. */
  readonly now: number
  readonly span: Span
  readonly isCompared: boolean
  readonly measure: MeasureId
  readonly filter: AnalyticsFilter | undefined
  readonly by: AnalyticsDimension | undefined
  /** What each report is asked for. */
  readonly call: {
    readonly parameters: { readonly project: string }
    readonly query: {
      readonly from: string
      readonly to: string
      readonly compare?: 'previous' | undefined
      readonly filter?: string | undefined
    }
  }
  /** Changes the address. A step back undoes it. */
  change(change: Partial<AnalyticsSearch>): void
}

/** Reads the address of a page of the analytics. */
export function useAnalytics(): AnalyticsView {
  const { project } = useParams({ from: '/inside/p/$project' })
  const search = parse(analyticsSearchSchema, useSearch({ from: '/inside/p/$project/analytics' }))
  const navigate = useNavigate()
  const now = useNow()
  const span = readSpan(search, now)
  const filter = readFilter(search.filter)
  const isCompared = search.compare !== 'none'
  const by = search.by !== undefined && canCombine(filter?.dimension, search.by) ? search.by : undefined
  return {
    project,
    now,
    span,
    isCompared,
    measure: search.measure ?? 'connected',
    filter,
    by,
    call: {
      parameters: { project },
      query: {
        from: new Date(span.from).toISOString(),
        to: new Date(span.to).toISOString(),
        ...(isCompared ? { compare: 'previous' } : {}),
        ...(search.filter === undefined ? {} : { filter: search.filter }),
      },
    },
    change: (change) => {
      void navigate({ to: '.', search: (before) => ({ ...before, ...change }), resetScroll: false })
    },
  }
}
