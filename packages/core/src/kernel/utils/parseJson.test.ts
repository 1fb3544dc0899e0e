import { expect, it } from 'vitest'
import { parseJson } from './parseJson.ts'

it.each([
  ['{"a":[1,null]}', { a: [1, null] }],
  ['"text"', 'text'],
  ['null', null],
  ['{"a":', undefined],
  ['', undefined],
  ['undefined', undefined],
])('parses %o', (text, value) => {
  expect(parseJson(text)).toStrictEqual(value)
})
