import type { AnalyticsDimension, AnalyticsQuery } from '@latchkey/protocol/operator'
import { ApiRefusal } from '../request/ApiRefusal.ts'
import { dimensions, pairs } from './dimensions.ts'

/** Which rows a report reads, and what their values are called. */
export interface Selection {
  readonly dimension: number
  /** The part of the value that must have this text. */
  readonly filter: { readonly part: number; readonly value: string } | undefined
  /** The part of the value that the report lists. */
  readonly label: number | undefined
}

/**
 * Finds the dimension that has both the filter and the breakdown.
 *
 * @throws ApiRefusal `invalid_request` if none has.
 */
export function toSelection(parameters: {
  readonly filter: AnalyticsQuery['filter']
  readonly by: AnalyticsDimension | undefined
}): Selection {
  const { by, filter } = parameters
  if (filter === undefined)
    return by === undefined
      ? { dimension: dimensions.total, filter: undefined, label: undefined }
      : { dimension: dimensions[by], filter: undefined, label: 0 }
  if (by === undefined)
    return {
      dimension: dimensions[filter.dimension],
      filter: { part: 0, value: filter.value },
      label: undefined,
    }
  for (const { dimension, parts } of pairs) {
    const [first, second] = parts
    if (first === filter.dimension && second === by)
      return { dimension, filter: { part: 0, value: filter.value }, label: 1 }
    if (second === filter.dimension && first === by)
      return { dimension, filter: { part: 1, value: filter.value }, label: 0 }
  }
  const offered = pairs.map(({ parts }) => parts.join(' and ')).join(', ')
  throw new ApiRefusal('invalid_request', `${filter.dimension} and ${by} are not counted together, only ${offered}.`, {
    reasons: [{ name: 'by', description: `Not with a filter of ${filter.dimension}.` }],
  })
}
