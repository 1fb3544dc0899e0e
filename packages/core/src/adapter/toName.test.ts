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
  [`${'x'.repeat(63)} y`, 'x'.repeat(63)],
  // A surrogate pair, a skin tone, a flag and an accent are not cut in two at the end.
  [`${'x'.repeat(63)}🔑`, 'x'.repeat(63)],
  [`${'x'.repeat(62)}🔑y`, `${'x'.repeat(62)}🔑`],
  [`${'x'.repeat(62)}👍🏽`, 'x'.repeat(62)],
  [`${'x'.repeat(62)}🇨🇭`, 'x'.repeat(62)],
  [`${'x'.repeat(63)}e\u0301`, 'x'.repeat(63)],
  // Nor at the end of what is read.
  [`${' '.repeat(255)}🔑`, ''],
  [`W${'\u0301'.repeat(64)}`, ''],
])('reduces a name to one short line', (name, expected) => {
  expect(toName(name)).toBe(expected)
})

it('reduces a reason to one line of the length that is given', () => {
  expect(toName(`paused\n\u202e${'x'.repeat(300)}`, 200)).toBe(`paused ${'x'.repeat(193)}`)
})
