import { describe, expect, it } from 'vitest'
import { isHex, isSignedMessage, isTransactionHash } from './isHex.ts'

describe('isTransactionHash', () => {
  it.each([
    ['0x5c504ed432cb51138bcf09aa5e8a410dd4a1e204ef84bfed1be16dfba1b22060', true],
    ['0x5C504ED432CB51138BCF09AA5E8A410DD4A1E204EF84BFED1BE16DFBA1B22060', true],
    [`0x${'0'.repeat(63)}`, false],
    [`0x${'0'.repeat(65)}`, false],
    ['0'.repeat(64), false],
    [`0x${'g'.repeat(64)}`, false],
    [`0x${'0'.repeat(64)}\n`, false],
    ['', false],
  ])('recognises 0x plus 64 hex characters: %s is %s', (value, expected) => {
    expect(isTransactionHash(value)).toBe(expected)
  })
})

describe('isSignedMessage', () => {
  it.each([
    [`0x${'aF'.repeat(65)}`, true],
    [`0x${'0'.repeat(62)}`, true],
    [`0x${'0'.repeat(10_000)}`, true],
    [`0x${'0'.repeat(61)}`, false],
    ['0'.repeat(130), false],
    [`0x${'z'.repeat(62)}`, false],
    ['0x', false],
  ])('recognises 0x plus 62 or more hex characters (case %#)', (value, expected) => {
    expect(isSignedMessage(value)).toBe(expected)
  })
})

describe('isHex', () => {
  it.each([
    ['0x', true],
    ['0x0', true],
    ['0xdeadBEEF', true],
    ['', false],
    ['0', false],
    ['0X00', false],
    ['0xg', false],
    [10, false],
    [undefined, false],
  ])('returns for %o whether it is hexadecimal', (value: unknown, expected) => {
    expect(isHex(value)).toBe(expected)
  })
})
