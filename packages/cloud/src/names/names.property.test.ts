import { array, assert, constantFrom, oneof, property, string } from 'fast-check'
import { normalize, packetToBytes } from 'viem/ens'
import { expect, it } from 'vitest'
import { anyCharacter, measureGrowth, tooSteep } from '../../../../fuzz.shared.ts'
import { findLabelProblem } from './findLabelProblem.ts'
import { parseDnsName } from './gateway/parseDnsName.ts'
import { listCandidates } from './listCandidates.ts'
import { parseName } from './parseName.ts'

const parts = constantFrom('a', 'Z', '0', '-', '--', 'xn--', '.', '_', 'ß', 'а', '\u200d', ' ', 'mira')
const text = oneof(
  string({ unit: anyCharacter }),
  array(parts, { maxLength: 70 }).map((words) => words.join('')),
)

it('accepts only labels that every library of ENS resolves as they are', () => {
  let accepted = 0
  assert(
    property(text, (label) => {
      if (findLabelProblem({ label: label.toLowerCase(), reserved: [] }) !== undefined) return
      accepted += 1
      const name = `${label.toLowerCase()}.latchkey.test`
      expect(normalize(name)).toBe(name)
    }),
  )
  expect(accepted).toBeGreaterThan(0)
})

it.each([
  ['mia', 'A name needs at least 4 characters.'],
  ['a'.repeat(64), 'A name has at most 63 characters.'],
  ['mira_01', 'A name has only letters, digits and hyphens.'],
  ['mirа', 'A name has only letters, digits and hyphens.'],
  ['xn--mira', 'A name cannot have two hyphens as its third and fourth character.'],
  ['support', 'This name is reserved.'],
  ['mira-01', undefined],
  ['a'.repeat(63), undefined],
])('judges the label %s [S5.025] [S5.026]', (label, problem) => {
  expect(findLabelProblem({ label, reserved: ['support'] })).toBe(problem)
})

it('splits names at the first dot in one spelling, and takes the earlier suffix for the later one [S1.023]', () => {
  expect(parseName('Mira.WCN.id')).toEqual({ label: 'mira', suffix: 'reown.id' })
  expect(parseName('mira.reown.id')).toEqual({ label: 'mira', suffix: 'reown.id' })
  expect(parseName('mira.constructor')).toEqual({ label: 'mira', suffix: 'constructor' })
  assert(
    property(text, (value) => {
      const name = parseName(value)
      if (name === undefined) expect(/^[^.]+\.(?:.|\s)+$/.test(value)).toBe(false)
      else expect(name.label).not.toContain('.')
    }),
  )
})

it('decodes what libraries encode for DNS, and nothing else', () => {
  const labels = array(string({ unit: constantFrom('a', 'b', 'z', '0', '9', '-'), minLength: 1, maxLength: 63 }), {
    minLength: 1,
    maxLength: 3,
  })
  assert(
    property(labels, (words) => {
      const bytes = packetToBytes(words.join('.'))
      expect(parseDnsName(bytes)).toBe(words.join('.'))
      expect(parseDnsName(bytes.subarray(0, -1))).toBeUndefined()
      expect(parseDnsName(new Uint8Array([...bytes, 0]))).toBeUndefined()
    }),
  )
  for (const bytes of [[], [0], [3, 97, 98], [1, 46, 0], [2, 97, 0, 0], [1, 200, 0]])
    expect(parseDnsName(new Uint8Array(bytes))).toBeUndefined()
})

it('suggests a few short labels for any text', () => {
  assert(
    property(text, (typed) => {
      const labels = listCandidates(typed)
      expect(labels.length).toBeLessThanOrEqual(14)
      for (const label of labels) expect(label).toMatch(/^[a-z\d-]{1,63}$/)
    }),
  )
})

it('takes time in proportion to the size', () => {
  expect(measureGrowth((size) => listCandidates('-a_'.repeat(size)))).toBeLessThan(tooSteep)
  expect(measureGrowth((size) => parseName(`${'a-'.repeat(size)}.b`))).toBeLessThan(tooSteep)
})
