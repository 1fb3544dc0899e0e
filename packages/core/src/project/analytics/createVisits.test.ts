import { expect, it } from 'vitest'
import { createFakeClock } from '../../kernel/ports/createFakeClock.ts'
import { createVisits } from './createVisits.ts'

const minute = 60_000

function setUp() {
  const clock = createFakeClock()
  let count = 0
  const visits = createVisits({
    clock,
    random: { uuid: () => `visit-${(count += 1)}`, bytes: (length) => new Uint8Array(length) },
  })
  return { clock, visits }
}

it('lasts while events are less than 30 minutes apart', () => {
  const { clock, visits } = setUp()
  expect(visits.getId()).toBe('visit-1')
  clock.advance(29 * minute)
  expect(visits.getId()).toBe('visit-1')
  clock.advance(29 * minute)
  expect(visits.getId()).toBe('visit-1')
  clock.advance(30 * minute)
  expect(visits.getId()).toBe('visit-2')
})

it('lasts at most 6 hours', () => {
  const { clock, visits } = setUp()
  const ids = Array.from({ length: 20 }, () => {
    const id = visits.getId()
    clock.advance(20 * minute)
    return id
  })
  expect(ids.indexOf('visit-2')).toBe(18)
})
