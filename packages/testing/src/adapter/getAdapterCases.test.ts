import { expect, it } from 'vitest'
import { getAdapterCases } from './getAdapterCases.ts'

it('has a case for each of the 22 invariants, in their order, each with a title of its own', () => {
  const cases = getAdapterCases()
  const invariants = cases.map(({ invariant }) => invariant)
  expect([...new Set(invariants)]).toEqual(Array.from({ length: 22 }, (_, index) => index + 1))
  expect(invariants).toEqual(invariants.toSorted((left, right) => left - right))
  expect(new Set(cases.map(({ title }) => title)).size).toBe(cases.length)
})
