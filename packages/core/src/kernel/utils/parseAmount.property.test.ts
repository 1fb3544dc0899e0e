import { array, assert, bigInt, constantFrom, integer, oneof, property, string } from 'fast-check'
import { expect, it } from 'vitest'
import { formatAmount } from './formatAmount.ts'
import { parseAmount } from './parseAmount.ts'
import { runs } from '../../../../../fuzz.shared.ts'

const locale = constantFrom('en', 'en-IN', 'de', 'de-CH', 'fr', 'es', 'pl', 'pt-BR', 'ru', 'ar-EG', 'fa', 'bn')
const decimals = integer({ min: 0, max: 36 })
const value = oneof(
  bigInt({ min: 0n, max: 10n ** 77n - 1n }),
  bigInt({ min: 0n, max: 10n ** 20n }),
  integer({ min: 0, max: 76 }).map((exponent) => 10n ** BigInt(exponent)),
)
const typed = oneof(
  array(constantFrom('0', '1', '9', '000', '123', '.', ',', '٫', '٬', '’', ' ', '\u202F', '５', '٥', '-', 'e', 'x'), {
    maxLength: 12,
  }).map((parts) => parts.join('')),
  string(),
)

it('reads every amount that it writes, in 12 languages and with 0 to 36 decimals', () => {
  assert(
    property(value, decimals, locale, (amount, places, language) => {
      const text = formatAmount({ value: amount, decimals: places, locale: language })
      const parsed = parseAmount({ text, decimals: places, locale: language })
      expect(parsed).toBe(amount)
      expect(typeof parsed === 'bigint' && formatAmount({ value: parsed, decimals: places, locale: language })).toBe(
        text,
      )
    }),
    runs(10_000),
  )
})

it('never cuts or drops a digit of what it reads, and never throws (behaviour 5)', () => {
  assert(
    property(typed, decimals, locale, (text, places, language) => {
      const parsed = parseAmount({ text, decimals: places, locale: language })
      if (typeof parsed !== 'bigint') return
      const digits = text
        .normalize('NFKC')
        .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
        .replace(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) - 0x6f0))
        .replace(/[০-৯]/g, (digit) => String(digit.charCodeAt(0) - 0x9e6))
        .replace(/\D/g, '')
      const significant = digits.replace(/^0+/, '')
      const read = parsed === 0n ? '' : parsed.toString()
      expect(read.slice(0, significant.length)).toBe(significant)
      expect(read.slice(significant.length)).toMatch(/^0*$/)
      expect(read.length - significant.length).toBeLessThanOrEqual(places)
    }),
    runs(2_000),
  )
})
