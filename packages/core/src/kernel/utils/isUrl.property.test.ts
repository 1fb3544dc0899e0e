import { array, assert, constantFrom, oneof, property, string, webUrl } from 'fast-check'
import { expect, it } from 'vitest'
import { isUrl } from './isUrl.ts'
import { runs } from '../../../../../fuzz.shared.ts'

const schemes = ['https:', 'wss:']
const text = oneof(
  array(
    constantFrom(
      'https:',
      'HTTPS:',
      'http:',
      'wss:',
      'javascript:',
      '//',
      '/',
      '\\',
      '@',
      ':',
      'a.example',
      '\t',
      '\n',
      ' ',
      '#',
      '?',
    ),
  ).map((parts) => parts.join('')),
  webUrl({ validSchemes: ['https', 'http', 'wss', 'ws'], withFragments: true, withQueryParameters: true }),
  string(),
)

it('accepts every URL of the schemes unless it has a name or password', () => {
  assert(
    property(
      webUrl({ validSchemes: ['https', 'wss'] }),
      string({ unit: constantFrom('a', ':', '%40'), minLength: 1 }),
      (url, name) => {
        expect(isUrl(url, schemes)).toBe(true)
        expect(isUrl(url, ['http:'])).toBe(false)
        if (!/^:*$/.test(name)) expect(isUrl(url.replace('://', `://${name}@`), schemes)).toBe(false)
      },
    ),
  )
})

it('never throws, and accepts only text that browsers parse as a URL of the schemes', () => {
  assert(
    property(text, (value) => {
      if (!isUrl(value, schemes)) return
      const { host, password, protocol, username } = new URL(value)
      expect(schemes).toContain(protocol)
      expect([username, password, host === '']).toStrictEqual(['', '', false])
    }),
    runs(1_000),
  )
})
