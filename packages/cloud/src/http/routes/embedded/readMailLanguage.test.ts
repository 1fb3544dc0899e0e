import { expect, it } from 'vitest'
import { readMailLanguage } from './readMailLanguage.ts'
import { toMailLanguage } from './toMailLanguage.ts'

it.each([
  ['ar-EG,ar;q=0.9,en;q=0.8', 'ar'],
  ['tlh, ar;q=0.5', 'ar'],
  ['en-GB,en;q=0.9,ar;q=0.8', 'en'],
  ['*', 'en'],
  [',;,q=', 'en'],
  ['', 'en'],
  [undefined, 'en'],
  [`${'tlh,'.repeat(16)}ar`, 'en'],
])('reads the first known language of %s: %s', (header, language) => {
  expect(readMailLanguage(header)).toBe(language)
})

it('finds the language that a page names, else English', () => {
  expect(['ar-EG', 'AR', 'tlh', 'not a tag', '', undefined].map(toMailLanguage)).toEqual([
    'ar',
    'ar',
    'en',
    'en',
    'en',
    'en',
  ])
})
