import { expect, it } from 'vitest'
import { renderTemplate } from './renderTemplate.ts'

const render = (lines: readonly string[], ...flags: string[]): readonly string[] =>
  renderTemplate(lines.join('\n'), new Set(flags)).split('\n')

it('keeps lines by their flags, in the comments of every language', () => {
  const text = [
    'a',
    '// [if evm]',
    'b',
    '// [end]',
    '# [if !evm]',
    'c',
    '# [end]',
    '<!-- [if evm] -->',
    'd',
    '<!-- [end] -->',
    '  {/* [if !evm] */}',
    'e',
    '  {/* [end] */}',
    'f // [evm]',
    'g // [!evm]',
  ]
  expect(render(text, 'evm')).toEqual(['a', 'b', 'd', 'f'])
  expect(render(text)).toEqual(['a', 'c', 'e', 'g'])
})

it('joins a list whose items have flags, if it fits into a line', () => {
  const text = [
    'import {',
    '  a, // [x]',
    '  b, // [y]',
    "} from 'c'",
    'f({',
    '  networks: [',
    '    a, // [x]',
    '    b, // [y]',
    '  ],',
    '})',
  ]
  expect(render(text, 'x', 'y')).toEqual(["import { a, b } from 'c'", 'f({', '  networks: [a, b],', '})'])
  expect(render(text, 'y')).toEqual(["import { b } from 'c'", 'f({', '  networks: [b],', '})'])
  const [long, other] = ['a'.repeat(60), 'b'.repeat(60)]
  expect(render(['[', `  ${long}, // [x]`, `  ${other}, // [x]`, ']'], 'x')).toEqual([
    '[',
    `  ${long},`,
    `  ${other},`,
    ']',
  ])
})

it('leaves every other list and comment as it is', () => {
  const text = ['// see [RFC 1]', 'const a = [', '  1,', ']', 'f({', '  siwx, // [x]', '})']
  expect(render(text, 'x')).toEqual(['// see [RFC 1]', 'const a = [', '  1,', ']', 'f({', '  siwx,', '})'])
})
