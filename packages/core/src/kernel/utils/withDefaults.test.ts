import { expect, it } from 'vitest'
import { withDefaults } from './withDefaults.ts'

it('replaces the defaults that are given, and takes nothing else over', () => {
  const given = { b: undefined, c: null, d: false, other: 1 }
  expect(withDefaults<object>({ a: 1, b: 2, c: 3, d: true }, given)).toStrictEqual({ a: 1, b: 2, c: null, d: false })
})

it('gives the defaults where nothing is given', () => {
  expect(withDefaults({ a: 1 }, undefined)).toStrictEqual({ a: 1 })
})
