import { expect, it } from 'vitest'
import { formatAmount } from './formatAmount.ts'

it.each([
  [0n, 18, 3, '0.000'],
  [10n ** 22n, 18, 3, '10,000.000'],
  [9_999_999_951_151_998_000_000n, 18, 3, '9,999.999'],
  [1n, 6, 2, '0.00'],
  [1_234_567_890n, 6, 2, '1,234.56'],
  [5n, 0, 0, '5'],
])('formats %d with %d decimals to %d places as %s, never rounding up', (value, decimals, digits, text) => {
  expect(formatAmount({ value, decimals, digits })).toBe(text)
})
