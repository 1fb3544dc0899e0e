import { expect, it } from 'vitest'
import { appCode } from './appCode.ts'
import { toModalCode } from './toModalCode.ts'
import { toTokens } from './toTokens.ts'
import { readDevnet } from '../../test/readDevnet.ts'
import { defaultSettings } from '../state/settings.ts'

it.each([
  appCode,
  toModalCode({ ...defaultSettings, signIn: 'required' }, readDevnet()),
  '`unclosed',
  "'unclosed",
  '/* unclosed',
  '',
  '< > </',
])('preserves every character of the code', (code) => {
  expect(
    toTokens(code)
      .map(({ text }) => text)
      .join(''),
  ).toBe(code)
})

it('distinguishes comments, strings, keywords and tags', () => {
  const kinds = toTokens("// a 'b'\nconst x = 'const' // y\nreturn <App id={7} />")
    .filter(({ kind }) => kind !== 'plain')
    .map(({ kind, text }) => `${kind} ${text}`)
  expect(kinds).toEqual([
    "comment // a 'b'",
    'keyword const',
    "string 'const'",
    'comment // y',
    'keyword return',
    'tag <App',
    'number 7',
    'tag />',
  ])
  expect(toTokens("let x: Map<'a'>").map(({ kind }) => kind)).toEqual(['keyword', 'plain', 'string', 'plain'])
})
