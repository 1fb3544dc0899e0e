import { expect, it } from 'vitest'
import {
  compareCounts,
  compareDurations,
  comparePercents,
  formatAxisTime,
  formatDuration,
  formatReportTime,
  formatSpan,
} from './formatFigures.ts'

it('writes rise and fall in words', () => {
  expect(compareCounts(106, 100)).toEqual({ text: '6.0% more', direction: 1 })
  expect(compareCounts(50, 100)).toEqual({ text: '50.0% less', direction: -1 })
  expect(compareCounts(7, 7)).toEqual({ text: 'same', direction: 0 })
  expect(compareCounts(12, 0)).toEqual({ text: '12 more', direction: 1 })
  expect(comparePercents(0.836, 0.824)).toEqual({ text: '1.2 points more', direction: 1 })
  expect(comparePercents(0.8361, 0.836)).toEqual({ text: 'same', direction: 0 })
  expect(comparePercents(0.8, null)).toBeUndefined()
  expect(compareDurations(6_400, 7_900)).toEqual({ text: '1.5 sec less', direction: -1 })
  expect(compareDurations(null, 7_900)).toBeUndefined()
})

it('writes durations in the unit that fits', () => {
  expect([250, 999, 6_400, 41_000, 126_000].map(formatDuration)).toEqual([
    '250 ms',
    '999 ms',
    '6.4 sec',
    '41 sec',
    '2.1 min',
  ])
})

it('writes hours in the zone of the operator, and days in UTC', () => {
  const midnight = Date.UTC(2026, 9, 26)
  expect(formatReportTime(midnight, 'hour', 'Asia/Tokyo')).toMatch(/Mon.* 26 Oct.* 09:00/)
  expect(formatAxisTime(midnight, 'hour', 'America/New_York')).toMatch(/25 Oct.* 20:00/)
  expect(formatReportTime(midnight, 'day', 'America/New_York')).toMatch(/Mon.* 26 Oct 2026/)
  expect(formatAxisTime(midnight, 'day', 'America/New_York')).toBe('26 Oct')
})

it('names the year of a span only if it is another one', () => {
  const [from, to] = [Date.UTC(2026, 9, 26), Date.UTC(2026, 10, 22)]
  expect(formatSpan({ from, to, now: to })).toMatch(/^26 Oct\s–\s22 Nov$/)
  expect(formatSpan({ from, to, now: Date.UTC(2027, 0, 2) })).toMatch(/^26 Oct\s–\s22 Nov 2026$/)
})
