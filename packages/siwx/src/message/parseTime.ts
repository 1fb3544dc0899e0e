import { grammar } from './grammar.ts'

/** The time of an RFC 3339 text in ms since the epoch; `undefined` for what is none, such as the 30th of February. */
export function parseTime(text: string): number | undefined {
  const match = grammar.time.exec(text)
  if (match === null) return undefined
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0, offsetHour = 0, offsetMinute = 0] = match
    .slice(1)
    .map((part) => Number(part ?? 0))
  // Leap seconds are no times here: nobody's clock shows them, and no two libraries agree on them.
  if (hour > 23 || minute > 59 || second > 59 || offsetHour > 23 || offsetMinute > 59) return undefined
  const date = new Date(0)
  date.setUTCFullYear(year, month - 1, day)
  // A day that the month does not have is one of another month.
  if (date.getUTCMonth() !== month - 1) return undefined
  const time = Date.parse(text.toUpperCase())
  return Number.isNaN(time) ? undefined : time
}
