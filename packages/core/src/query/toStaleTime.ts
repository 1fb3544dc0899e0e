import type { QueryState } from '@tanstack/query-core'
import type { ClockPort } from '../kernel/ports/ports.ts'

/**
 * Returns query-core's `staleTime` for a time in ms that is measured by the modal's clock. It answers "fresh for good" or
 * "stale now", so query-core starts no timer of its own.
 */
export function toStaleTime<value>(
  clock: ClockPort,
  freshFor: number | ((value: value) => number),
): (query: { readonly state: Pick<QueryState<value>, 'data' | 'dataUpdatedAt'> }) => number {
  return ({ state: { data, dataUpdatedAt } }) => {
    if (data === undefined) return 0
    const time = typeof freshFor === 'function' ? freshFor(data) : freshFor
    return clock.now() - dataUpdatedAt < time ? Number.POSITIVE_INFINITY : 0
  }
}
