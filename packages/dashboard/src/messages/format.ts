const language = 'en'
const plurals = new Intl.PluralRules(language)
const numbers = new Intl.NumberFormat(language)
const percents = new Intl.NumberFormat(language, {
  style: 'percent',
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
})
const days = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric' })
const times = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' })
const exact = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'long' })
const distances = new Intl.RelativeTimeFormat(language, { numeric: 'auto' })

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** Chooses the form of a text for a count: `plural(2, 'change', 'changes')`. */
export function plural(count: number, one: string, other: string): string {
  return plurals.select(count) === 'one' ? one : other
}

/** Writes a count with its noun: `1,284 requests`. */
export function formatCount(count: number, one: string, other: string): string {
  return `${numbers.format(count)} ${plural(count, one, other)}`
}

/** Writes a number: `48,216`. */
export function formatNumber(value: number): string {
  return numbers.format(value)
}

/** Writes a part of a whole: `83.6%`. Without a whole there is none. */
export function formatShare(part: number, whole: number): string {
  return whole === 0 ? '–' : percents.format(part / whole)
}

/** Writes a day in the operator's zone: `22 Nov 2026`. */
export function formatDay(time: number): string {
  return days.format(time)
}

/** Writes a time in the operator's zone: `22 Nov, 14:02`. */
export function formatTime(time: number): string {
  return times.format(time)
}

/** Writes a time in full, for a tooltip. */
export function formatExactTime(time: number): string {
  return exact.format(time)
}

/** Writes how far a time is from now, roughly: `2 hours ago`, `in 3 days`. */
export function formatDistance(time: number, now: number): string {
  const distance = time - now
  const size = Math.abs(distance)
  if (size < minute) return 'now'
  if (size < hour) return distances.format(Math.trunc(distance / minute), 'minute')
  if (size < day) return distances.format(Math.trunc(distance / hour), 'hour')
  return distances.format(Math.trunc(distance / day), 'day')
}
