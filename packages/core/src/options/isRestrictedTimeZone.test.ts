import { expect, it } from 'vitest'
import { isRestrictedTimeZone } from './isRestrictedTimeZone.ts'
import { restrictedTimeZones } from './restrictedTimeZones.ts'

it('has a list of Asian time zones [S6.015]', () => {
  expect(restrictedTimeZones.length).toBeGreaterThan(0)
  const known = new Set(Intl.supportedValuesOf('timeZone').map((zone) => zone.toUpperCase()))
  for (const zone of restrictedTimeZones) {
    expect(zone).toMatch(/^ASIA\//)
    // Link names are not enumerated, but every runtime resolves them.
    expect(known.has(zone) || Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone !== '').toBe(
      true,
    )
  }
})

it.each([
  ['Asia/Shanghai', true],
  ['asia/urumqi', true],
  ['Asia/Hong_Kong', true],
  ['Asia/Macau', true],
  ['Asia/Taipei', false],
  ['Asia/Singapore', false],
  ['Europe/Lisbon', false],
  ['', false],
])('recognises whether %s is on it, in any case [S6.016]', (zone, expected) => {
  expect(isRestrictedTimeZone(zone)).toBe(expected)
})
