import { expect, it } from 'vitest'
import { parseAmount } from './parseAmount.ts'

const parse = (text: string, locale: string, decimals = 6) => parseAmount({ text, locale, decimals })

it.each([
  ['en', '1', 1_000_000n],
  ['en', '0', 0n],
  ['en', '007', 7_000_000n],
  ['en', '.5', 500_000n],
  ['en', '5.', 5_000_000n],
  ['en', '1,234', 1_234_000_000n],
  ['en', '1,234,567.891', 1_234_567_891_000n],
  ['en-IN', '12,34,567.89', 1_234_567_890_000n],
  ['en-IN', '1,234,567', 1_234_567_000_000n],
  ['de', '1.234', 1_234_000_000n],
  ['de', '1.234.567,891', 1_234_567_891_000n],
  ['de-CH', '1’234.5', 1_234_500_000n],
  ['de-CH', "1'234.5", 1_234_500_000n],
  ['fr', '1\u202F234,5', 1_234_500_000n],
  ['fr', '1 234,5', 1_234_500_000n],
  ['es', '1234,5', 1_234_500_000n],
  ['ar-EG', '١٬٢٣٤٫٥', 1_234_500_000n],
  ['ar-EG', '1234.5', 1_234_500_000n],
  ['ar', '١٢٣٤٫٥', 1_234_500_000n],
  ['ar', '١٢٣٤،٥', 1_234_500_000n],
  ['fa', '۱٬۲۳۴٫۵', 1_234_500_000n],
  ['hi-IN-u-nu-deva', '१,२३४.५', 1_234_500_000n],
  ['bn', '১,২৩৪.৫', 1_234_500_000n],
  ['en', '１２３．５', 123_500_000n],
  ['ja', '１，２３４。５', 1_234_500_000n],
  ['zh-u-nu-hanidec', '一二.五', 12_500_000n],
] as const)('reads, in %s, %s as %s', (locale, text, value) => {
  expect(parse(text, locale)).toBe(value)
})

it.each([
  ['en', '1,5', 1_500_000n],
  ['en', '0,234', 234_000n],
  ['en', '1234,567', 1_234_567_000n],
  ['en', '1,2345', 1_234_500n],
  ['de', '1.5', 1_500_000n],
  ['de', '0.234', 234_000n],
  ['fr', '1.5', 1_500_000n],
  ['fr', '.5', 500_000n],
  ['fr', '1.23456', 1_234_560n],
  ['ar-EG', '1,5', 1_500_000n],
] as const)('never drops a decimal point that the locale does not use: in %s, %s is %s', (locale, text, value) => {
  expect(parse(text, locale)).toBe(value)
})

it.each([
  ['fr', '1.234', [1_234_000n, 1_234_000_000n]],
  ['fr', '123.456', [123_456_000n, 123_456_000_000n]],
  ['es-MX', '1.234', 1_234_000n],
  ['ar-EG', '1,234', [1_234_000n, 1_234_000_000n]],
  ['fr', '1234.567', 1_234_567_000n],
  ['fr', '0.234', 234_000n],
] as const)('asks in %s what %s means only if both readings are possible', (locale, text, expected) => {
  expect(parse(text, locale)).toEqual(Array.isArray(expected) ? { fault: 'ambiguous', readings: expected } : expected)
})

it('offers only the reading that the decimals of the token allow', () => {
  expect(parse('1.234', 'fr', 2)).toEqual({ fault: 'ambiguous', readings: [123_400n] })
})

it('ignores spaces and marks of direction, which copied text contains', () => {
  for (const text of [' 1 234.5 ', '\u200F1234.5\u200E', '\u20681234.5\u2069', '\uFEFF1234.5\u00A0', '12\u200B34.5\n'])
    expect(parse(text, 'en')).toBe(1_234_500_000n)
})

it.each([
  ['', 'empty'],
  [' \u200F ', 'empty'],
  ['-1', 'sign'],
  ['+1', 'sign'],
  ['−1', 'sign'],
  ['－１', 'sign'],
  [' –1', 'sign'],
  ['0x10', 'malformed'],
  ['1e3', 'malformed'],
  ['1E3', 'malformed'],
  ['1-2', 'malformed'],
  ['10^77', 'malformed'],
  ['∞', 'malformed'],
  ['NaN', 'malformed'],
  ['½', 'malformed'],
  ['1 ETH', 'malformed'],
  ['$1', 'malformed'],
  ['.', 'malformed'],
  [',', 'malformed'],
  ['1.2.3', 'malformed'],
  ['1..2', 'malformed'],
  ['1,23,4', 'malformed'],
  ['1,23.5', 'malformed'],
  ['1.234,5', 'malformed'],
  ['0,123.5', 'malformed'],
  ["1'23", 'malformed'],
  ['1'.repeat(100_000), 'malformed'],
  [`1${'0'.repeat(77)}`, 'tooLarge'],
  ['9'.repeat(72), 'tooLarge'],
] as const)('does not read %s: %s', (text, fault) => {
  expect(parse(text, 'en')).toEqual({ fault })
})

it('refuses 10^77 even of a token without decimals, and reads every smaller amount', () => {
  expect(parse(`1${'0'.repeat(77)}`, 'en', 0)).toEqual({ fault: 'tooLarge' })
  expect(parse('9'.repeat(77), 'en', 0)).toBe(10n ** 77n - 1n)
})

it('refuses more decimals than the token has instead of cutting them off', () => {
  expect(parse('1.1234567', 'en')).toEqual({ fault: 'tooManyDecimals', decimals: 6 })
  expect(parse('1.0', 'en', 0)).toEqual({ fault: 'tooManyDecimals', decimals: 0 })
  expect(parse('1.123456', 'en')).toBe(1_123_456n)
})
