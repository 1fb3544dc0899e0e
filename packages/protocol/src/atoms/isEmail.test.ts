import { expect, it } from 'vitest'
import { isEmail } from './isEmail.ts'

it.each([
  ['visitor@example.com'],
  ['first.last+tag@sub.example.co.uk'],
  ["o'hara@example.org"],
  ['VISITOR@EXAMPLE.COM'],
  ['1@2.io'],
  [`${'a'.repeat(64)}@example.com`],
  ['visitor@xn--bcher-kva.example'],
])('accepts %s', (email) => {
  expect(isEmail(email)).toBe(true)
})

it.each([
  [''],
  ['visitor'],
  ['@example.com'],
  ['visitor@'],
  ['visitor@example'],
  ['visitor@@example.com'],
  ['visitor@exa mple.com'],
  ['vis itor@example.com'],
  ['visitor@-example.com'],
  ['visitor@example-.com'],
  ['visitor@.com'],
  ['visitor@example..com'],
  ['visitor@example.com\n'],
  ['<visitor@example.com>'],
  ['visitor@example.com, other@example.com'],
  [`${'a'.repeat(65)}@example.com`],
  [`a@${'b'.repeat(64)}.com`],
  [`a@${'b.'.repeat(130)}com`],
])('refuses %o', (email) => {
  expect(isEmail(email)).toBe(false)
})

it('returns quickly for very long input', () => {
  const start = performance.now()
  expect(isEmail('a@'.repeat(500_000))).toBe(false)
  expect(isEmail(`a@${'a-'.repeat(120)}`)).toBe(false)
  expect(performance.now() - start).toBeLessThan(500)
})
