import { assert, property, sample, string } from 'fast-check'
import { expect, it } from 'vitest'
import { anyCharacter } from '../../fuzz.shared.ts'

it('gives property tests the same characters as fast-check, and none that is half a character', () => {
  const parameters = { seed: 20_260_101, numRuns: 2_000 }
  const texts = sample(string({ unit: anyCharacter, maxLength: 40 }), parameters)
  expect(texts).toEqual(sample(string({ unit: 'binary', maxLength: 40 }), parameters))
  expect(texts.every((text) => text.isWellFormed())).toBe(true)
  expect(texts.join('')).toMatch(/[\uE000-\u{10FFFF}]/u)
})

it('leads a property that fails to its smallest text', () => {
  const fails = property(string({ unit: anyCharacter }), (text) => Array.from(text).length < 2)
  expect(() => assert(fails, { seed: 1 })).toThrow('Counterexample: ["\\u0000\\u0000"]')
  // Words that mean something in JavaScript are taken apart into characters.
  const isMeaningful = (text: string): boolean => text.includes('__proto__')
  expect(sample(string({ unit: anyCharacter }), { seed: 1, numRuns: 2_000 }).some(isMeaningful)).toBe(true)
})
