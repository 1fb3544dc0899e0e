import { expect, it } from 'vitest'
import { amountDigits } from './amountDigits.ts'
import { formatAmount } from './formatAmount.ts'

const ether = 10n ** 18n

it.each([
  [742_900_000_000_000_000n, 18, 'en', '0.742'],
  [ether, 18, 'en', '1'],
  [0n, 18, 'en', '0'],
  [1n, 18, 'en', '<0.001'],
  [999_999_999_999_999n, 18, 'en', '<0.001'],
  [1_000_000_000_000_000n, 18, 'en', '0.001'],
  [999_999n * ether + (ether - 1n), 18, 'en', '999,999.999'],
  // Ten million times the precision of a floating-point number.
  [90_071_992_547_409_931n * ether + 123_456_789_012_345_678n, 18, 'en', '90,071,992,547,409,931.123'],
  [550_960_000n, 6, 'en', '550.960'],
  [7n, 0, 'en', '7'],
  [10_000n * ether, 18, 'en', '10,000'],
  [ether + 1n, 18, 'en', '1.000'],
  [12n, 1, 'en', '1.200'],
  [1_234_567n, 3, 'de', '1.234,567'],
  [1_050n, 3, 'fr', '1,050'],
  [1_234_050n, 3, 'ar-EG', '١٬٢٣٤٫٠٥٠'],
  [1n, 18, 'ar-EG', '<٠٫٠٠١'],
  [1_234_567_89n, 2, 'en-IN', '12,34,567.890'],
] as const)(
  'formats a balance or activity of %s with %s decimals in %s as %s [S9.041] [S9.043]',
  (value, decimals, locale, text) => {
    expect(formatAmount({ value, decimals, locale, digits: amountDigits.balance })).toBe(text)
    expect(formatAmount({ value, decimals, locale, digits: amountDigits.activity })).toBe(text)
  },
)

it('formats a total with two decimals, cut and not rounded [S9.042]', () => {
  const toTotal = (value: bigint) => formatAmount({ value, decimals: 3, locale: 'en', digits: amountDigits.total })
  expect([2_481_079n, 2_481_999n, 9n].map(toTotal)).toEqual(['2,481.07', '2,481.99', '<0.01'])
})

it('formats without decimals', () => {
  expect(formatAmount({ value: 2_481_979n, decimals: 3, locale: 'en', digits: 0 })).toBe('2,481')
  expect(formatAmount({ value: 1n, decimals: 3, locale: 'en', digits: 0 })).toBe('<1')
})

it.each([
  [0n, 18, '0'],
  [1n, 18, '0.000000000000000001'],
  [1_500_000_000_000_000_000n, 18, '1.5'],
  [123n, 0, '123'],
  [2n ** 256n - 1n, 18, '115792089237316195423570985008687907853269984665640564039457.584007913129639935'],
])('formats %s with %i decimals as the plain number %s without a locale', (value, decimals, expected) => {
  expect(formatAmount({ value, decimals })).toBe(expected)
})
