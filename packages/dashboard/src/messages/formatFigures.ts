import { formatNumber } from './format.ts'

const language = 'en'
const utc = { timeZone: 'UTC' } as const
const compact = new Intl.NumberFormat(language, { notation: 'compact', maximumFractionDigits: 1 })
const wholePercents = new Intl.NumberFormat(language, { style: 'percent' })
const percents = new Intl.NumberFormat(language, {
  style: 'percent',
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
})
const oneDigit = new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
const toUnit = (unit: string, digits: number): Intl.NumberFormat =>
  new Intl.NumberFormat(language, {
    style: 'unit',
    unit,
    unitDisplay: 'short',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  })
const milliseconds = toUnit('millisecond', 0)
const seconds = toUnit('second', 1)
const longSeconds = toUnit('second', 0)
const minutes = toUnit('minute', 1)

const days = new Intl.DateTimeFormat('en-GB', { ...utc, day: 'numeric', month: 'short' })
const wholeDays = new Intl.DateTimeFormat('en-GB', {
  ...utc,
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
})
const spans = new Intl.DateTimeFormat('en-GB', { ...utc, day: 'numeric', month: 'short' })
const longSpans = new Intl.DateTimeFormat('en-GB', { ...utc, day: 'numeric', month: 'short', year: 'numeric' })

const lists = new Intl.ListFormat(language, { type: 'conjunction' })

/** What a number is, compared with an earlier one. */
export interface Change {
  /** In words: `6.1% more`. */
  readonly text: string
  /** 1 for more, -1 for less, 0 for the same. */
  readonly direction: -1 | 0 | 1
}

const same: Change = { text: 'same', direction: 0 }

/** Writes a number for an axis: `1.6K`. */
export function formatTick(value: number): string {
  return compact.format(value)
}

/** Writes a part of 1: `83.6%`. */
export function formatPercent(value: number): string {
  return percents.format(value)
}

/** Writes a part of 1 for an axis: `75%`. */
export function formatWholePercent(value: number): string {
  return wholePercents.format(value)
}

/** Writes a duration: `850 ms`, `6.4 sec`, `41 sec`, `2.1 min`. */
export function formatDuration(duration: number): string {
  if (duration < 1_000) return milliseconds.format(duration)
  if (duration < 9_950) return seconds.format(duration / 1_000)
  if (duration < 59_500) return longSeconds.format(duration / 1_000)
  return minutes.format(duration / 60_000)
}

/** Joins losses to a sentence: `3 declined, 2 failed, and 1 left`. */
export function joinLosses(losses: readonly string[]): string {
  return lists.format(losses)
}

/** Compares counts: `6.1% more`. */
export function compareCounts(now: number, before: number): Change {
  if (now === before) return same
  const direction = now > before ? 1 : -1
  if (before === 0) return { text: `${formatNumber(now)} more`, direction }
  const share = percents.format(Math.abs(now / before - 1))
  return { text: `${share} ${direction === 1 ? 'more' : 'less'}`, direction }
}

/** Compares parts of 1: `1.2 points more`. Without one of them there is nothing to compare. */
export function comparePercents(now: number | null, before: number | null): Change | undefined {
  if (now === null || before === null) return undefined
  const points = (now - before) * 100
  if (Math.abs(points) < 0.05) return same
  const size = oneDigit.format(Math.abs(points))
  return points > 0 ? { text: `${size} points more`, direction: 1 } : { text: `${size} points less`, direction: -1 }
}

/** Compares durations: `0.8 sec less`. Without one of them there is nothing to compare. */
export function compareDurations(now: number | null, before: number | null): Change | undefined {
  if (now === null || before === null) return undefined
  if (now === before) return same
  const size = formatDuration(Math.abs(now - before))
  return now > before ? { text: `${size} more`, direction: 1 } : { text: `${size} less`, direction: -1 }
}

/** Writes when an hour or a day of a report begins: hours in a zone, by default the operator's; days in UTC. */
export function formatReportTime(time: number, unit: 'hour' | 'day', timeZone?: string): string {
  if (unit === 'day') return wholeDays.format(time)
  return new Intl.DateTimeFormat('en-GB', {
    timeZone,
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
  }).format(time)
}

/** As `formatReportTime`, for an axis. */
export function formatAxisTime(time: number, unit: 'hour' | 'day', timeZone?: string): string {
  if (unit === 'day') return days.format(time)
  return new Intl.DateTimeFormat('en-GB', {
    timeZone,
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
  }).format(time)
}

/** Writes a span of days in UTC: `26 Oct – 22 Nov`. The year is left out if it is this one. */
export function formatSpan(parameters: { readonly from: number; readonly to: number; readonly now: number }): string {
  const { from, now, to } = parameters
  const years = [from, to, now].map((time) => new Date(time).getUTCFullYear())
  return (new Set(years).size === 1 ? spans : longSpans).formatRange(from, to)
}
