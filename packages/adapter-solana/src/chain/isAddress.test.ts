import { base58 } from '@scure/base'
import { expect, it } from 'vitest'
import { isAddress } from './isAddress.ts'

it('accepts base58 of 32 to 44 characters that decodes to 32 bytes [S5.043]', () => {
  for (const first of [0, 1, 255]) {
    const address = base58.encode(Uint8Array.from({ length: 32 }, (_, index) => (index === 0 ? first : index)))
    expect(isAddress(address), address).toBe(true)
  }
  expect(isAddress('1'.repeat(32))).toBe(true)
  expect(isAddress(base58.encode(new Uint8Array(32).fill(255)))).toBe(true)
})

it('refuses fewer and more than 32 to 44 characters, and other letters [S5.043]', () => {
  for (const value of [
    '1'.repeat(31),
    '1'.repeat(45),
    `${'1'.repeat(31)}0`,
    `${'1'.repeat(31)}l`,
    `${'1'.repeat(31)} `,
  ])
    expect(isAddress(value), value).toBe(false)
})

it('rejects text that decodes to fewer or more than 32 bytes', () => {
  for (const length of [31, 33]) {
    const value = base58.encode(new Uint8Array(length).fill(7))
    expect(value.length).toBeGreaterThanOrEqual(32)
    expect(isAddress(value), value).toBe(false)
  }
  expect(isAddress('z'.repeat(44))).toBe(false)
})
