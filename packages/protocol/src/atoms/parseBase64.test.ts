import { expect, it } from 'vitest'
import { parseBase64 } from './parseBase64.ts'

// The examples of RFC 4648.
it.each([
  ['', ''],
  ['Zg==', 'f'],
  ['Zm8=', 'fo'],
  ['Zm9v', 'foo'],
  ['Zm9vYg==', 'foob'],
  ['Zm9vYmE=', 'fooba'],
  ['Zm9vYmFy', 'foobar'],
  ['+/+/', '\u00fb\u00ff\u00bf'],
])('decodes %o', (text, expected) => {
  const bytes = parseBase64(text)
  expect(bytes && String.fromCharCode(...bytes)).toBe(expected)
})

it.each([['Z'], ['Zg'], ['Zg='], ['Zm9vY'], ['Zm9vYg=']])(
  'refuses %o, whose length is not a multiple of 4 [S5.030]',
  (text) => {
    expect(parseBase64(text)).toBeUndefined()
  },
)

it.each([['Zg-_'], ['Z g='], ['Zm\n='], ['===='], ['Z==='], ['=Zg='], ['Zg=a'], ['Zgé=']])(
  'refuses %o, which contains other characters',
  (text) => {
    expect(parseBase64(text)).toBeUndefined()
  },
)
