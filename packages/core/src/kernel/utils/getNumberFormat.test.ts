import { expect, it, onTestFinished, vi } from 'vitest'
import { formatAmount } from './formatAmount.ts'
import { getNumberFormat } from './getNumberFormat.ts'
import { parseAmount } from './parseAmount.ts'

it('has one format for each language and its options', () => {
  const percent = { style: 'percent', maximumFractionDigits: 2 } as const
  expect(getNumberFormat('de')).toBe(getNumberFormat('de'))
  expect(getNumberFormat('de', { ...percent })).toBe(getNumberFormat('de', percent))
  expect(getNumberFormat('de', percent).format(0.0125)).toBe('1,25\u00A0%')
  expect(getNumberFormat('de').format(1.5)).toBe('1,5')
  expect(getNumberFormat('en').format(1.5)).toBe('1.5')
})

it('is all that amounts need, which are read with each key and written with each row', () => {
  const create = vi.spyOn(Intl, 'NumberFormat')
  onTestFinished(() => create.mockRestore())
  for (const value of [1_234_567n, 1n, 42n]) {
    const text = formatAmount({ value, decimals: 4, locale: 'bn-IN' })
    expect(parseAmount({ text, decimals: 4, locale: 'bn-IN' })).toBe(value)
  }
  expect(create).toHaveBeenCalledOnce()
})
