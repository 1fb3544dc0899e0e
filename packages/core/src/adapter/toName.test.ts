import { expect, it } from 'vitest'
import { toName } from './toName.ts'

it.each([
  ['<b>Example</b>', '<b>Example</b>'],
  ['  Two\n\n lines ', 'Two lines'],
  ['\u202eelpmaxE', 'elpmaxE'],
  ['Zero\u200bwidth', 'Zero width'],
  ['x'.repeat(10_000_000), 'x'.repeat(64)],
  ['مَحفظة 🔑', 'مَحفظة 🔑'],
  [' \u202e\u0000\t', ''],
  [undefined, ''],
  [{ name: 'Example' }, ''],
])('keeps of a name one short line', (name, expected) => {
  expect(toName(name)).toBe(expected)
})
