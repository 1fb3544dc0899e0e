import { expect, it } from 'vitest'
import { bucketCount, findPercentile, getBucketEnds, toBucket } from './buckets.ts'

it('has 48 buckets without gaps, whose ends belong to the lower one', () => {
  const ends = Array.from({ length: bucketCount }, (_, bucket) => getBucketEnds(bucket))
  expect(ends[0]).toEqual({ from: 0, to: 250 })
  expect(ends[4]).toEqual({ from: 420, to: 500 })
  expect(ends.at(-1)?.to).toBeNull()
  expect(ends.slice(1).map(({ from }) => from)).toEqual(ends.slice(0, -1).map(({ to }) => to))
  expect([0, 250, 251, 500, 501, 1_000, 8_000, 3_600_000].map(toBucket)).toEqual([0, 0, 1, 4, 5, 8, 20, 47])
})

it('finds percentiles with an error of at most 9 %', () => {
  const count = (durations: readonly number[]): readonly number[] => {
    const visits = Array.from({ length: bucketCount }, () => 0)
    for (const bucket of durations.map(toBucket)) visits[bucket] = (visits[bucket] ?? 0) + 1
    return visits
  }
  const durations = Array.from({ length: 1_000 }, (_, index) => 300 + index * 37)
  for (const share of [0.05, 0.5, 0.95, 1]) {
    const exact = durations[Math.ceil(share * 1_000) - 1] ?? 0
    const error = Math.abs((findPercentile(count(durations), share) ?? 0) / exact - 1)
    expect(error, `${share}`).toBeLessThan(0.0906)
  }
  expect(findPercentile(count([1, 2, 3]), 0.95)).toBe(250)
  expect(findPercentile(count([3_600_000]), 0.5)).toBe(getBucketEnds(bucketCount - 1).from)
  expect(findPercentile(count([]), 0.5)).toBeNull()
})
