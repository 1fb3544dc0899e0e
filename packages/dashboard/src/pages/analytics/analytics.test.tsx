import { describe, expect, it } from 'vitest'
import { analyticsDimensions } from '@latchkey/protocol/operator'
import { parse } from 'valibot'
import { createMeasures } from '../../test/answerReports.ts'
import { analyticsSearchSchema, readFilter } from './analyticsSearch.ts'
import { canCombine } from './canCombine.ts'
import { describeValue } from './describeValue.ts'
import { failsMore } from './failsMore.ts'
import { getErrorDocs } from './getErrorDocs.ts'
import { groupPoints } from './groupPoints.ts'
import { readSpan, writeSpan } from './readSpan.ts'
import { findReport, getReportName } from './reports.ts'
import { sortRows } from './sortRows.ts'
import { sumPoints } from './sumPoints.ts'

const now = Date.UTC(2026, 10, 22, 12)

describe('the address', () => {
  it('is read, and what it says wrongly is ignored', () => {
    expect(
      parse(analyticsSearchSchema, { from: '2026-10-26', measure: 'rate', filter: 'wallet:a:b', by: 'error' }),
    ).toEqual({
      from: '2026-10-26',
      measure: 'rate',
      filter: 'wallet:a:b',
      by: 'error',
    })
    const wrong = { from: 'yesterday', to: 5, measure: 'people', filter: 'address:0x1', by: 'visitor', compare: 'no' }
    expect(Object.values(parse(analyticsSearchSchema, wrong)).filter((value) => value !== undefined)).toEqual([])
    expect(readFilter('wallet:a:b')).toEqual({ dimension: 'wallet', value: 'a:b' })
  })

  it('has whole days in UTC, both included', () => {
    const span = readSpan({ from: '2026-10-26', to: '2026-11-22' }, now)
    expect(span).toEqual({ from: Date.UTC(2026, 9, 26), to: Date.UTC(2026, 10, 23), days: 28 })
    expect(writeSpan(span)).toEqual({ from: '2026-10-26', to: '2026-11-22' })
  })

  it.each([
    {},
    { from: '2026-10-26' },
    { from: '2026-11-22', to: '2026-10-26' },
    { from: '2020-01-01', to: '2026-01-01' },
  ])('has the last 28 days instead of %o', (search) => {
    expect(writeSpan(readSpan(search, now))).toEqual({ from: '2026-10-26', to: '2026-11-22' })
  })

  it('has a name for the table of each dimension', () => {
    expect(analyticsDimensions.map((dimension) => findReport(getReportName(dimension)))).toEqual([
      ...analyticsDimensions,
    ])
    expect(findReport('toString')).toBeUndefined()
  })
})

it('knows which filter and breakdown are counted together', () => {
  expect(analyticsDimensions.filter((by) => canCombine('wallet', by))).toEqual(['network', 'platform', 'error'])
  expect(analyticsDimensions.filter((by) => canCombine('country', by))).toEqual([])
  expect(analyticsDimensions.filter((by) => canCombine(undefined, by))).toEqual([...analyticsDimensions])
})

it('names values, and shows those that it does not know as they are', () => {
  expect(describeValue('country', 'DE')).toBe('Germany')
  expect(describeValue('network', 'eip155:8453')).toBe('Base')
  expect(describeValue('network', 'eip155:31337')).toBe('eip155:31337')
  expect(describeValue('platform', 'ios')).toBe('iOS')
  expect(describeValue('wallet', 'unknown')).toBe('Unknown')
  expect(describeValue('wallet', null)).toBe('Others')
})

it('leads from our codes to their explanation, and from nothing else', () => {
  expect(getErrorDocs('wallet.timeout')).toBe(
    'https://github.com/latchkey/latchkey/blob/main/docs/errors.md#wallet.timeout',
  )
  expect(getErrorDocs('unknown')).toBeUndefined()
  expect(getErrorDocs('javascript:alert(1)')).toBeUndefined()
})

it('marks a wallet that fails clearly more often than all visits', () => {
  const total = createMeasures(1_000)
  expect(failsMore({ visits: createMeasures(200, { failed: 14 }), total })).toBe(true)
  expect(failsMore({ visits: createMeasures(200, { failed: 4 }), total })).toBe(false)
  // Two of four may be chance.
  expect(failsMore({ visits: createMeasures(5, { failed: 50 }), total })).toBe(false)
})

it('adds up hours that are too many for columns, and loses none', () => {
  const points = Array.from({ length: 168 }, (_, index) => ({ at: index, ...createMeasures(index) }))
  const grouped = groupPoints(points)
  expect(grouped).toHaveLength(56)
  expect(sumPoints(grouped)).toEqual(sumPoints(points))
  expect(groupPoints(points.slice(0, 28))).toHaveLength(28)
})

it('sorts by shares where it shows shares, and keeps the others last', () => {
  const rows = [
    { value: 'a', visits: createMeasures(100, { failed: 2 }), previous: null },
    { value: 'b', visits: createMeasures(50, { failed: 20 }), previous: null },
    { value: null, visits: createMeasures(400, { failed: 90 }), previous: null },
  ]
  const sort = (by: 'failed' | 'started' | 'value', isAscending = false): readonly (string | null)[] =>
    sortRows({ rows, by, isAscending, describe: (value) => value ?? '' }).map(({ value }) => value)
  expect(sort('failed')).toEqual(['b', 'a', null])
  expect(sort('started')).toEqual(['a', 'b', null])
  expect(sort('value', true)).toEqual(['a', 'b', null])
})
