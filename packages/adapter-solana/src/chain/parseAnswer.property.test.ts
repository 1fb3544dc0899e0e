import { isModalError } from '@latchkey/core/adapter'
import { anything, array, assert, bigInt, constantFrom, jsonValue, nat, oneof, property, string } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseAnswer } from './parseAnswer.ts'
import { parseQuantity } from './parseQuantity.ts'
import { runs } from '../../../../fuzz.shared.ts'

describe('parseAnswer', () => {
  it('keeps every whole number to the last digit, and reads all else as JSON.parse does', () => {
    assert(
      property(array(bigInt({ min: -(2n ** 64n), max: 2n ** 64n })), jsonValue(), (numbers, value) => {
        const text = `{"numbers":[${numbers.join()}],"value":${JSON.stringify(value)}}`
        const { numbers: parsed } = parseAnswer(text) as { readonly numbers: readonly (number | bigint)[] }
        expect(parsed.map(BigInt)).toStrictEqual(numbers)
        expect(parsed.every((number) => typeof number === 'bigint' || Number.isSafeInteger(number))).toBe(true)
        expect(parseAnswer(JSON.stringify({ value: text }))).toStrictEqual({ value: text })
      }),
    )
  })
})

describe('parseQuantity', () => {
  it('reads every amount of lamports as a number or as text, and nothing else', () => {
    const hostile = oneof(string({ unit: constantFrom('0', '1', '-', '.', 'e', 'x', ' ', '\n') }), anything())
    assert(
      property(bigInt({ min: 0n, max: 2n ** 64n }), nat(), hostile, (quantity, small, value) => {
        expect([parseQuantity(quantity), parseQuantity(String(quantity))]).toStrictEqual([quantity, quantity])
        expect(parseQuantity(small)).toBe(BigInt(small))
        const isQuantity =
          (typeof value === 'string' && /^\d{1,20}$/.test(value)) ||
          (typeof value === 'number' && Number.isInteger(value) && value >= 0) ||
          (typeof value === 'bigint' && value >= 0n)
        try {
          expect(parseQuantity(value)).toBe(isQuantity ? BigInt(value) : undefined)
        } catch (error) {
          expect([isQuantity, isModalError(error, 'request.failed')]).toStrictEqual([false, true])
        }
      }),
      runs(500),
    )
  })
})
