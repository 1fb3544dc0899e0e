import { expect, it } from 'vitest'
import { createAmountFormat } from './createAmountFormat.ts'

it('formats many amounts in one language', () => {
  const format = createAmountFormat('ar-EG')
  expect(format({ value: 1_234_050n, decimals: 3 })).toBe('١٬٢٣٤٫٠٥')
  expect(format({ value: 7n, decimals: 0 })).toBe('٧')
  expect(format({ value: 1n, decimals: 18, digits: 3 })).toBe('<٠٫٠٠١')
})

it('writes plain decimal numbers without a language', () => {
  expect(createAmountFormat(undefined)({ value: 1_234_050n, decimals: 3 })).toBe('1234.05')
})
