import { expect, it } from 'vitest'
import { isUrl } from './isUrl.ts'

it.each([
  ['https://example.com', true],
  ['HTTPS://example.com/path?query#hash', true],
  ['http://localhost:3000', false],
  ['https://name:password@example.com', false],
  ['https://name@example.com', false],
  ['javascript:alert(1)', false],
  ['//example.com', false],
  ['/path', false],
  ['', false],
  ['https://', false],
])('recognises whether %o is an https URL', (value, expected) => {
  expect(isUrl(value, ['https:'])).toBe(expected)
})
