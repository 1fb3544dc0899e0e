import { expect, it } from 'vitest'
import { withDefaults } from './withDefaults.ts'

it('replaces defaults by given values and ignores other keys', () => {
  const values = { b: undefined, c: null, d: false, other: 1 }
  expect(withDefaults<object>({ a: 1, b: 2, c: 3, d: true }, values)).toStrictEqual({ a: 1, b: 2, c: null, d: false })
})

it('returns the defaults if no values are given', () => {
  expect(withDefaults({ a: 1 }, undefined)).toStrictEqual({ a: 1 })
})
