import { anything, assert, bigInt, constantFrom, oneof, property, string, stringMatching } from 'fast-check'
import { isModalError } from '@latchkey/core/adapter'
import { expect, it } from 'vitest'
import { parseHash } from '../chain/parseHash.ts'
import { parseQuantity } from '../chain/parseQuantity.ts'
import { parseSignature } from './parseSignature.ts'
import { runs } from '../../../../fuzz.shared.ts'

/** Calls a parser; undefined if it throws its documented error. Any other error fails the test. */
function attempt<value>(parse: () => value): value | undefined {
  try {
    return parse()
  } catch (error) {
    expect(isModalError(error, 'wallet.invalidResponse')).toBe(true)
    return undefined
  }
}

const hostile = oneof(string({ unit: constantFrom('0', 'x', 'X', 'f', 'F', 'g', '-', ' ', '\n', '.') }), anything())

it('reads every quantity of up to 256 bits, and nothing else', () => {
  assert(
    property(bigInt({ min: 0n, max: 2n ** 256n - 1n }), hostile, (quantity, value) => {
      expect(parseQuantity(`0x${quantity.toString(16)}`)).toBe(quantity)
      const parsed = attempt(() => parseQuantity(value))
      expect(parsed).toBe(typeof value === 'string' && /^0x[\da-f]+$/i.test(value) ? BigInt(value) : undefined)
      expect(attempt(() => parseQuantity(`0x1${'0'.repeat(64)}`))).toBeUndefined()
    }),
    runs(500),
  )
})

it('reads every hash of a transaction, 0x and 64 hex digits, and nothing else [S5.009]', () => {
  assert(
    property(stringMatching(/^0x[\da-fA-F]{64}$/), hostile, (hash, value) => {
      expect(parseHash(hash)).toBe(hash)
      for (const other of [value, hash.slice(0, -1), `${hash}0`, `${hash}\n`, hash.slice(2), [hash]])
        expect(attempt(() => parseHash(other))).toBeUndefined()
    }),
  )
})

it('reads every signed message, 0x and 62 or more hex digits, and nothing else [S5.010]', () => {
  assert(
    property(stringMatching(/^0x(?:[\da-fA-F]{2}){31,130}$/), hostile, (signature, value) => {
      expect(parseSignature(signature)).toBe(signature)
      for (const other of [
        value,
        signature.slice(0, 62),
        signature.slice(0, -1),
        `${signature}g`,
        `${signature}\n`,
        signature.slice(2),
        [signature],
      ])
        expect(attempt(() => parseSignature(other))).toBeUndefined()
    }),
  )
  expect(attempt(() => parseSignature(`0x${'0'.repeat(131_072)}`))).toBeUndefined()
})
