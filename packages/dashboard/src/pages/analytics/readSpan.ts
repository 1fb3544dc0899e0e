import type { AnalyticsSearch } from './analyticsSearch.ts'

/** In ms. */
export const day = 86_400_000

/** The spans that the picker offers, in days. */
export const offeredDays = [7, 28, 90] as const

/** The longest span, in days: totals are kept as long by default. */
export const daysAtMost = 400

const defaultDays = 28

/** Whole days in UTC. */
export interface Span {
  /** In ms since the epoch; `from` is included, `to` is not. */
  readonly from: number
  readonly to: number
  readonly days: number
}

/** Returns the span of an address. Without a valid one: the last 28 days, today included. */
export function readSpan(search: Pick<AnalyticsSearch, 'from' | 'to'>, now: number): Span {
  const from = Date.parse(search.from ?? '')
  const to = Date.parse(search.to ?? '') + day
  const days = (to - from) / day
  return days >= 1 && days <= daysAtMost ? { from, to, days } : getLastDays(defaultDays, now)
}

/** Returns the last days, today included. */
export function getLastDays(days: number, now: number): Span {
  const to = (Math.floor(now / day) + 1) * day
  return { from: to - days * day, to, days }
}

/** Returns the span as the address has it. */
export function writeSpan({ from, to }: Pick<Span, 'from' | 'to'>): { readonly from: string; readonly to: string } {
  return { from: toDay(from), to: toDay(to - day) }
}

function toDay(time: number): string {
  return new Date(time).toISOString().slice(0, 10)
}
