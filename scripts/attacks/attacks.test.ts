import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '../shared/workspace.ts'
import { checkAttacks } from './checkAttacks.ts'

const read = (file: string): string => readFileSync(path.join(root, file), 'utf8')

it('docs/attacks.md names the tests of each attack, and no others', () => {
  const files = globSync('packages/*/src/**/*.test.{ts,tsx}', { cwd: root })
  const tests = files.map((file) => ({ path: file.replaceAll(path.sep, '/'), text: read(file) }))
  const document = read('docs/attacks.md')
  expect(checkAttacks({ document, tests })).toEqual([])
  expect(document.match(/^\| \d+ \|/gm)?.length).toBeGreaterThan(140)
})

describe('the check of docs/attacks.md', () => {
  const file = { path: 'packages/a/src/a.test.ts', text: `it('x (attack 1)'); it('y (attacks 2, 3 and 4) [S1.001]')` }
  const toRow = (number: number, proof = '[a](../packages/a/src/a.test.ts)'): string =>
    `| ${number} | a | b | ${proof} |`
  const rows = [1, 2, 3, 4].map((number) => toRow(number))
  const check = (...lines: readonly string[]): readonly string[] =>
    checkAttacks({ document: lines.join('\n'), tests: [file] })

  it('accepts rows whose files have tests, and reasons in place of tests', () => {
    expect(check(...rows, toRow(5, 'Not tested: it does not exist yet.'))).toEqual([])
  })

  it.each([
    ['a row whose file has no such title', [...rows, toRow(5)], 'no title in packages/a/src/a.test.ts says (attack 5)'],
    [
      'a row whose file does not exist',
      [...rows, toRow(5, '[b](../packages/b.test.ts)')],
      'no title in packages/b.test.ts',
    ],
    ['a title without a row', rows.slice(1), 'does not name this file for attack 1'],
    [
      'a title whose row has no file',
      [toRow(1, 'Not tested: x.'), ...rows.slice(1)],
      'does not name this file for attack 1',
    ],
    ['a row without a test and a reason', [...rows, toRow(5, '–')], 'names no test and no reason'],
    ['two rows of a number', [...rows, toRow(1)], 'has two rows'],
    ['an empty cell', [...rows.slice(1), '| 1 |  | b | [a](../packages/a/src/a.test.ts) |'], 'an empty cell'],
  ])('refuses %s', (_name, lines, problem) => {
    expect(check(...lines)).toEqual([expect.stringContaining(problem)])
  })
})
