import { ApiRefusal } from '../request/ApiRefusal.ts'
import { constants, getFirstHour } from './constants.ts'

/** A span in whole hours or days. */
export interface Span {
  readonly unit: 'hour' | 'day'
  /** Hours or days since the epoch; `first` is included, `end` is not. */
  readonly first: number
  readonly end: number
}

/** The longest span by hour. */
const byHourAtMost = 14 * constants.day

/** The longest span, in days. */
const daysAtMost = 1_100

/**
 * Rounds the span of a report to hours, or to days in UTC if it is long or its hours may be deleted. A span and the one before have the same
 * unit.
 *
 * @throws ApiRefusal `invalid_request`
 */
export function toSpan(parameters: {
  readonly from?: number | undefined
  readonly to?: number | undefined
  readonly isCompared: boolean
  readonly now: number
}): Span {
  // What happens in this millisecond belongs to the span.
  const { isCompared, now, to = now + 1 } = parameters
  const { from = to - 7 * constants.day } = parameters
  if (from >= to) refuse('from', 'Must be before "to".')
  if (to - from > daysAtMost * constants.day) refuse('from', `At most ${daysAtMost} days before "to".`)
  const earliest = isCompared ? from - (to - from) : from
  const hasHours = Math.floor(earliest / constants.hour) >= getFirstHour(now)
  const unit = to - from <= byHourAtMost && hasHours ? 'hour' : 'day'
  return { unit, first: Math.floor(from / constants[unit]), end: Math.ceil(to / constants[unit]) }
}

/** Returns the span of the same length before. */
export function toPrevious({ end, first, unit }: Span): Span {
  return { unit, first: first - (end - first), end: first }
}

/** Returns the ends of a span in ms since the epoch. */
export function formatSpan({ end, first, unit }: Span): {
  readonly from: number
  readonly to: number
  readonly unit: Span['unit']
} {
  return { unit, from: first * constants[unit], to: end * constants[unit] }
}

function refuse(name: string, description: string): never {
  throw new ApiRefusal('invalid_request', 'The span is invalid. See "reasons".', { reasons: [{ name, description }] })
}
