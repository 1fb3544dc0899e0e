import { array, assert, constantFrom, jsonValue, property, string } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { grow, measureGrowth, repetition, runs, tooSteep } from '../../../../fuzz.shared.ts'
import { isModestJson, jsonLimits } from './isModestJson.ts'

const list = (length: number): string => JSON.stringify(Array.from({ length }, () => 1))
const names = (length: number): string =>
  JSON.stringify(Object.fromEntries(Array.from({ length }, (_none, index) => [`n${index}`, 1])))

describe('isModestJson', () => {
  it('counts names, items and brackets', () => {
    expect([list(jsonLimits.parts), list(jsonLimits.parts + 1)].map(isModestJson)).toEqual([true, false])
    expect([names(jsonLimits.names), names(jsonLimits.names + 1)].map(isModestJson)).toEqual([true, false])
    expect(isModestJson('['.repeat(jsonLimits.parts + 1))).toBe(false)
  })

  it('does not count what is inside texts', () => {
    assert(
      property(array(constantFrom(',', ':', '[', '{', '"', '\\'), { minLength: 1, maxLength: 8 }), (parts) => {
        expect(isModestJson(JSON.stringify([parts.join('').repeat(jsonLimits.parts)]))).toBe(true)
      }),
      runs(30),
    )
  })

  it('takes every value of a common size, also behind a text of any kind', () => {
    assert(
      property(jsonValue(), string(), (value, text) => {
        expect(isModestJson(JSON.stringify([text, value]))).toBe(true)
        expect(isModestJson(`${JSON.stringify([text, value]).slice(0, -1)},${list(jsonLimits.parts)}]`)).toBe(false)
      }),
      runs(200),
    )
  })

  it('takes time in proportion to the length', () => {
    const pieces = ['"', '\\', '\\"', '"a"', ' ', 'a', '\\\\']
    assert(
      property(repetition(pieces), constantFrom('', '"', '{"a":"'), (parts, start) => {
        expect(measureGrowth((size) => isModestJson(start + grow(parts, size)))).toBeLessThan(tooSteep)
      }),
      runs(10, 1_000),
    )
  })
})
