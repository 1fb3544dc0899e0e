import { grammar } from './grammar.ts'

/** Returns an RFC 3339 time in ms since the epoch, or `undefined` if it does not exist, such as the 30th of February. */
export function parseTime(text: string): number | undefined {
  const match = grammar.time.exec(text)
  if (match === null) return undefined
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0, offsetHour = 0, offsetMinute = 0] = match
    .slice(1)
    .map((part) => Number(part ?? 0))
  // Leap seconds are refused: clocks do not show them, and libraries disagree about them.
  if (hour > 23 || minute > 59 || second > 59 || offsetHour > 23 || offsetMinute > 59) return undefined
  const date = new Date(0)
  date.setUTCFullYear(year, month - 1, day)
  // `setUTCFullYear` carries an excess day over into the next month.
  if (date.getUTCMonth() !== month - 1) return undefined
  const time = Date.parse(text.toUpperCase())
  return Number.isNaN(time) ? undefined : time
}
