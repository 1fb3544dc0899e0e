import { expect, it } from 'vitest'
import { formatAmount } from './formatAmount.ts'
import { truncateMiddle } from './truncateMiddle.ts'

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
] as const)('formats %s with %s decimals in %s as %s', (value, decimals, locale, text) => {
  expect(formatAmount({ value, decimals, locale })).toBe(text)
})

it('shows the given number of digits', () => {
  expect(formatAmount({ value: 2_481_079n, decimals: 3, locale: 'en', digits: 2 })).toBe('2,481.07')
  expect(formatAmount({ value: 2_481_979n, decimals: 3, locale: 'en', digits: 0 })).toBe('2,481')
  expect(formatAmount({ value: 1n, decimals: 3, locale: 'en', digits: 0 })).toBe('<1')
})

it('keeps the ends of an address and does not change a short text', () => {
  expect(truncateMiddle({ text: '0x71C7656EC7ab88b098defB751B7401B5f68976F1' })).toBe('0x71…8976F1')
  expect(truncateMiddle({ text: '12345678901' })).toBe('12345678901')
  expect(truncateMiddle({ text: '123456789012' })).toBe('1234…789012')
  expect(truncateMiddle({ text: 'abcdefgh', leading: 2, trailing: 2 })).toBe('ab…gh')
})
