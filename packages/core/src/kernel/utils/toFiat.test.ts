import { expect, it } from 'vitest'
import { fromFiat } from './fromFiat.ts'
import { takePercentage } from './takePercentage.ts'
import { FIAT_DECIMALS, toFiat } from './toFiat.ts'
import { toScaled } from './toScaled.ts'

const dollars = (text: string) => toScaled({ text, digits: FIAT_DECIMALS }) ?? -1n

it.each([
  ['0', 18, 0n],
  ['2601.2', 2, 260_120n],
  ['2601.209', 2, 260_120n],
  ['1e21', 0, 10n ** 21n],
  ['1.5e-7', 8, 15n],
  ['1.59E-7', 8, 15n],
  ['5e-324', 18, 0n],
])('scales %s by %i digits to %s', (text, digits, value) => {
  expect(toScaled({ text, digits })).toBe(value)
})

it.each(['', '-1', '+1', '.5', '1.', '1,5', '0x1', 'NaN', 'Infinity', '1e9999', ' 1', '1'.repeat(500)])(
  'does not scale %s, which is not a decimal number',
  (text) => {
    expect(toScaled({ text, digits: 18 })).toBeUndefined()
  },
)

it('converts between a coin and a currency by the price, rounded down', () => {
  expect(toFiat({ value: 250_000_000_000_000_000n, decimals: 18, price: '2601.20' })).toBe(dollars('650.3'))
  expect(fromFiat({ fiat: dollars('650.30'), decimals: 18, price: '2601.2' })).toBe(250_000_000_000_000_000n)
  expect(fromFiat({ fiat: dollars('10'), decimals: 6, price: '3' })).toBe(3_333_333n)
  expect(toFiat({ value: 3_333_333n, decimals: 6, price: '3' })).toBe(dollars('9.999999'))
  // More digits than a floating-point number has.
  expect(toFiat({ value: 123_456_789_012_345_678_901n, decimals: 18, price: '1' })).toBe(123_456_789_012_345_678_901n)
})

it.each(['0', '', 'NaN', '-5', '1e-19'])('does not convert by the price %s', (price) => {
  expect(toFiat({ value: 1n, decimals: 18, price })).toBeUndefined()
  expect(fromFiat({ fiat: 1n, decimals: 18, price })).toBeUndefined()
})

it('takes a percentage with the decimals of the amount, rounded down', () => {
  expect(takePercentage({ value: 1_000_001n, percentage: 25 })).toBe(250_000n)
  expect(takePercentage({ value: 3n, percentage: 100 })).toBe(3n)
  expect(takePercentage({ value: 3n, percentage: 50 })).toBe(1n)
})
