import { expect, it } from 'vitest'
import { findCountry } from './findCountry.ts'

it('knows the country of every time zone that a browser can name', () => {
  expect(Intl.supportedValuesOf('timeZone').filter((zone) => findCountry(zone) === undefined)).toEqual([])
  expect(['Asia/Calcutta', 'Europe/Kyiv', 'Iceland', 'Pacific/Truk', 'constructor'].map(findCountry)).toEqual([
    ...['IN', 'UA', 'IS', 'FM', undefined],
  ])
})
