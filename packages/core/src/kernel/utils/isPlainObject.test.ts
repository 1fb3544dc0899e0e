import { expect, it } from 'vitest'
import { isPlainObject } from './isPlainObject.ts'

it.each([
  [{}, true],
  [Object.create(null), true],
  [JSON.parse('{"a":1}'), true],
  [[], false],
  [null, false],
  [undefined, false],
  ['text', false],
  [() => {}, false],
  [new Date(0), false],
  [new Map(), false],
  [Object.create({}), false],
])('recognises whether %o is plain', (value: unknown, expected) => {
  expect(isPlainObject(value)).toBe(expected)
})
