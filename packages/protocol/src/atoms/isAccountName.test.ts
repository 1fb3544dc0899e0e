import { expect, it } from 'vitest'
import { isAccountName } from './isAccountName.ts'

it.each([['mira'], ['MIRA'], ['mira-01'], ['----'], ['0000'], ['a'.repeat(64)]])(
  'accepts %s: letters, digits and hyphens',
  (name) => {
    expect(isAccountName(name)).toBe(true)
  },
)

it.each([['mira.eth'], ['mira_01'], ['mira 01'], ['mirä1'], ['mira\n'], ['mira!'], ['<b>mira']])(
  'refuses %o for its characters',
  (name) => {
    expect(isAccountName(name)).toBe(false)
  },
)

it.each([
  ['', false],
  ['m', false],
  ['mir', false],
  ['mira', true],
])('requires at least 4 characters: %o is %s', (name, expected) => {
  expect(isAccountName(name)).toBe(expected)
})
