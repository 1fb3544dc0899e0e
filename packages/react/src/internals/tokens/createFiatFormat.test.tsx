import { expect, it, onTestFinished } from 'vitest'
import { createFiatFormat } from './createFiatFormat.ts'

const { formatPrice, formatValue, splitValue } = createFiatFormat('en')

it.each([
  [2_481.079, '$2,481.07'],
  [0.7 + 0.1, '$0.80'],
  [1.1 + 2.2, '$3.30'],
  [0.29, '$0.29'],
  [0.009, '<$0.01'],
  [0, '$0.00'],
  [1_234_567_890.999, '$1,234,567,890.99'],
  [1e15, '$1,000,000,000,000,000.00'],
])('writes the value %s with two decimals, cut and not rounded, as %s [S9.042]', (value, text) => {
  expect(formatValue(value)).toBe(text)
  const parts = splitValue(value)
  expect(parts.map((part) => part.text).join('')).toBe(text)
  expect(parts.flatMap((part) => (part.isDecimals ? [part.text] : [])).join('')).toMatch(/^\.\d\d$/)
})

it.each([
  [2_601.234, '$2,601.23'],
  [0.9999, '$0.9999'],
  [0.000_012_345_6, '$0.00001235'],
])('writes the price %s as %s', (price, text) => {
  expect(formatPrice(price)).toBe(text)
})

it('writes as the language does', () => {
  expect(createFiatFormat('de').formatValue(2_481.07).replace(/\s/, ' ')).toBe('2.481,07 $')
})

it('keeps the letters and the sign of a currency together among words from right to left', () => {
  const line = document.createElement('p')
  onTestFinished(() => line.remove())
  line.dir = 'rtl'
  const { formatPrice: writePrice, formatValue: writeValue, splitValue: split } = createFiatFormat('ar')
  const texts = [
    writeValue(650.31),
    writePrice(650.31),
    split(650.31)
      .map(({ text }) => text)
      .join(''),
  ]
  for (const text of texts) {
    line.textContent = text
    document.body.append(line)
    const [letter, sign] = ['U', '$'].map((character) => {
      const range = document.createRange()
      const at = text.indexOf(character)
      if (line.firstChild) range.setStart(line.firstChild, at)
      if (line.firstChild) range.setEnd(line.firstChild, at + 1)
      return range.getBoundingClientRect().left
    })
    expect(sign).toBeGreaterThan(letter ?? Number.NaN)
  }
})
