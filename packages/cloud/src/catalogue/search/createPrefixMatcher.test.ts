import { expect, it } from 'vitest'
import { createPrefixMatcher } from './createPrefixMatcher.ts'

it.each([
  ['metamask', 'metamask', 0],
  ['meta', 'metamask', 0],
  ['metamsk', 'metamask', 1],
  ['metammask', 'metamask', 1],
  ['metanask', 'metamask', 1],
  ['emtamask', 'metamask', 1],
  ['metamaks', 'metamask', 1],
  ['metmsk', 'metamask', 2],
  ['metamaskxy', 'metamask', 2],
  ['metamaskxyz', 'metamask', undefined],
  ['phantom', 'metamask', undefined],
  ['a', '', 1],
  ['', 'metamask', 0],
  ['', '', 0],
])('%j matches %j with edits: %s', (query, word, slips) => {
  expect(createPrefixMatcher(query, 2)(word)).toBe(slips)
})

it('requires an exact prefix if no edits are allowed', () => {
  const match = createPrefixMatcher('okx', 0)
  expect(match('okx wallet')).toBe(0)
  expect(match('okc')).toBeUndefined()
})

it('agrees with the full edit distance matrix for a thousand words', () => {
  let seed = 7
  const random = (below: number): number => {
    seed = (Math.imul(seed, 1_103_515_245) + 12_345) >>> 0
    return (seed >>> 8) % below
  }
  const makeWord = (): string => Array.from({ length: random(9) }, () => 'abcd'[random(4)]).join('')
  for (let round = 0; round < 40; round += 1) {
    const query = makeWord()
    const most = random(3)
    const match = createPrefixMatcher(query, most)
    for (let time = 0; time < 25; time += 1) {
      const word = makeWord()
      const slips = countPlainly(query, word)
      expect(match(word), `${query} in ${word}, at most ${most}`).toBe(slips <= most ? slips : undefined)
    }
  }
})

/** The full edit distance matrix (optimal string alignment); returns the minimum of its last row. */
function countPlainly(query: string, word: string): number {
  const table: number[][] = [Array.from({ length: word.length + 1 }, (_unused, column) => column)]
  const at = (row: number, column: number): number => table[row]?.[column] ?? Infinity
  for (let row = 1; row <= query.length; row += 1) {
    table.push([row])
    for (let column = 1; column <= word.length; column += 1) {
      const isSame = query[row - 1] === word[column - 1]
      let cost = Math.min(at(row - 1, column) + 1, at(row, column - 1) + 1, at(row - 1, column - 1) + (isSame ? 0 : 1))
      if (row > 1 && column > 1 && query[row - 1] === word[column - 2] && query[row - 2] === word[column - 1]) {
        cost = Math.min(cost, at(row - 2, column - 2) + 1)
      }
      table[row]?.push(cost)
    }
  }
  return Math.min(...(table[query.length] ?? []))
}
