import { assert, integer, nat, property, uint8Array } from 'fast-check'
import { expect, it } from 'vitest'
import { findMistake } from './findMistake.ts'
import { multiplyGf32 } from './multiplyGf32.ts'
import { formatRecoveryCode, parseRecoveryCode } from './recoveryCode.ts'

const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const bytes = uint8Array({ minLength: 16, maxLength: 16 }).map((value) => Uint8Array.from(value))

/** Changes one character of a code. */
function spoil(code: string, at: number, by: number): string {
  const text = code.replaceAll('-', '')
  const other = alphabet[alphabet.indexOf(text[at] ?? '') ^ by] ?? ''
  return (`${text.slice(0, at)}${other}${text.slice(at + 1)}`.match(/.{4}/g) ?? []).join('-')
}

it('names the group of a wrong character, wherever and whatever it is', () => {
  assert(
    property(bytes, nat(27), integer({ min: 1, max: 31 }), (value, at, by) => {
      const wrong = spoil(formatRecoveryCode(value), at, by)
      expect(findMistake(wrong.split('-'))).toEqual({ groups: [Math.floor(at / 4)], isCertain: false })
    }),
    { numRuns: 2_000 },
  )
})

it('finds nothing wrong in a code, however it is typed', () => {
  assert(
    property(bytes, (value) => {
      const groups = formatRecoveryCode(value).split('-')
      expect(findMistake(groups)).toBeUndefined()
      expect(findMistake(groups.map((group) => ` ${group.toLowerCase().replaceAll('0', 'o')}`))).toBeUndefined()
    }),
    { numRuns: 200 },
  )
})

it('names every group that is too short, too long, missing, or has a character that no code has', () => {
  const code = formatRecoveryCode(new Uint8Array(16).fill(9)).split('-')
  expect(findMistake(code.with(2, 'ABC').with(4, 'ABCDE').with(6, 'ABCU'))).toEqual({
    groups: [2, 4, 6],
    isCertain: true,
  })
  expect(findMistake(code.slice(0, 5))).toEqual({ groups: [5, 6], isCertain: true })
  expect(findMistake([])).toEqual({ groups: [0, 1, 2, 3, 4, 5, 6], isCertain: true })
})

it('accepts no code with two wrong characters, and names no group or one', () => {
  const [place, change] = [nat(27), integer({ min: 1, max: 31 })]
  assert(
    property(bytes, place, change, place, change, (value, first, by, second, other) => {
      if (first === second) return
      const wrong = spoil(spoil(formatRecoveryCode(value), first, by), second, other)
      const mistake = findMistake(wrong.split('-'))
      expect(mistake?.isCertain).toBe(false)
      expect(mistake?.groups.length).toBeLessThan(2)
    }),
    { numRuns: 1_000 },
  )
})

it('names the first group of a code whose first character is too large for 128 bits', () => {
  const first = formatRecoveryCode(Uint8Array.of(128, ...new Uint8Array(15)))
  // A multiple of a code passes the check characters, too.
  const large = first.replaceAll(/\w/g, (character) => alphabet[multiplyGf32(alphabet.indexOf(character), 2)] ?? '')
  expect(large).toMatch(/^8/)
  expect(() => parseRecoveryCode(large)).toThrow('vault.wrongCode')
  expect(findMistake(large.split('-'))).toEqual({ groups: [0], isCertain: true })
})
