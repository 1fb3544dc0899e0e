import { expect, it } from 'vitest'
import { findNearest } from './findNearest.ts'

const names = ['themeMode', 'themeVariables', 'projectId', 'networks', 'siwx']

it.each([
  ['themeMod', 'themeMode'],
  ['thememode', 'themeMode'],
  ['theme_mode', 'themeMode'],
  ['projectID', 'projectId'],
  ['projctId', 'projectId'],
  ['network', 'networks'],
  ['siwe', 'siwx'],
  ['ksinetworks', 'networks'],
])('takes %s for %s', (given, expected) => {
  expect(findNearest(given, names)).toBe(expected)
})

it.each([['wallets'], [''], ['x'.repeat(10_000)], ['entirely different']])('suggests nothing for %#', (given) => {
  expect(findNearest(given, names)).toBeUndefined()
})

it('measures as Levenshtein does', () => {
  expect(findNearest('kitten', ['sitting'])).toBe('sitting')
  expect(findNearest('saturday', ['sunday'])).toBe('sunday')
  expect(findNearest('kitten', ['sittings'])).toBeUndefined()
})
