import { expect, it } from 'vitest'
import { formatUnits } from './formatUnits.ts'

it.each([
  ['0', 18, '0'],
  ['1', 18, '0.000000000000000001'],
  ['1500000000000000000', 18, '1.5'],
  ['-1500000', 6, '-1.5'],
  ['123', 0, '123'],
  [
    '115792089237316195423570985008687907853269984665640564039457584007913129639935',
    18,
    '115792089237316195423570985008687907853269984665640564039457.584007913129639935',
  ],
])('formats %s with %i decimals as %s', (value, decimals, expected) => {
  expect(formatUnits({ value, decimals })).toBe(expected)
})
