import { expect, it } from 'vitest'
import { createBuckets } from './createBuckets.ts'

it('allows a burst per name, then refills over time', () => {
  let now = 0
  const buckets = createBuckets({ rate: { burst: 3, perSecond: 2 }, now: () => now })
  const takeAll = (name: string): number => {
    let taken = 0
    while (buckets.take(name)) taken += 1
    return taken
  }
  expect([takeAll('a'), takeAll('a'), takeAll('b')]).toEqual([3, 0, 3])
  now += 1_000
  expect(takeAll('a')).toBe(2)
  now += 3_600_000
  expect(takeAll('a')).toBe(3)
})

it('takes nothing if there is not enough, and removes full buckets', () => {
  let now = 0
  const buckets = createBuckets({ rate: { burst: 10, perSecond: 1 }, now: () => now })
  expect([buckets.take('a', 8), buckets.take('a', 3), buckets.take('a', 2)]).toEqual([true, false, true])
  now += 5_000
  buckets.sweep()
  expect(buckets.take('a', 6)).toBe(false)
  now += 5_000
  buckets.sweep()
  expect(buckets.take('a', 10)).toBe(true)
})
