import { expect, it } from 'vitest'
import { toCode } from './toCode.ts'

it.each([
  ['123456', '123456'],
  ['123 456', '123456'],
  [' 123-456\n', '123456'],
  ['Your code is 123456.', '123456'],
  ['١٢٣٤٥٦', '123456'],
  ['۱۲۳۴۵۶', '123456'],
  ['1234567', '123456'],
  ['12a', '12'],
  ['²³①１', ''],
  ['', ''],
])('reads the digits of %j: %s', (text, code) => {
  expect(toCode({ text, length: 6 })).toBe(code)
})
