import { assert, dictionary, jsonValue, property, string } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { runs } from '../../../../fuzz.shared.ts'
import { frameLimits } from './frameLimits.ts'
import { isPlainMessage } from './isPlainMessage.ts'

const nest = (depth: number): unknown => {
  let value: unknown = 1
  for (let level = 0; level < depth; level += 1) value = [value]
  return value
}

describe('isPlainMessage', () => {
  it('accepts JSON within the limits, as a message port delivers it', () => {
    assert(
      property(dictionary(string(), jsonValue({ maxDepth: 5 })), (value) => {
        const text = JSON.stringify(value)
        const isGood = !text.includes('"__proto__"') && text.length < 10_000
        expect(isPlainMessage({ value: structuredClone(value) }) || !isGood).toBe(true)
      }),
      runs(200),
    )
    expect(isPlainMessage({ value: { id: '1', payload: undefined } })).toBe(true)
    expect(isPlainMessage({ value: nest(frameLimits.depth) })).toBe(true)
  })

  it('refuses a key __proto__ at every level (attack 21)', () => {
    const value: unknown = JSON.parse('{"payload":[{"__proto__":{"isTrusted":true}}]}')
    expect(isPlainMessage({ value })).toBe(false)
  })

  it('refuses 10 MB, in one text or in many parts (attack 22)', () => {
    const long = 'x'.repeat(10_000_000)
    expect(isPlainMessage({ value: { long } })).toBe(false)
    expect(isPlainMessage({ value: { [long]: 1 } })).toBe(false)
    expect(isPlainMessage({ value: Array.from({ length: 5_000_000 }, () => 0) })).toBe(false)
    expect(isPlainMessage({ value: 'x'.repeat(frameLimits.length - 2) })).toBe(true)
    expect(isPlainMessage({ value: 'x'.repeat(frameLimits.length - 1) })).toBe(false)
    expect(isPlainMessage({ value: long.slice(0, 200_000), lengthAtMost: frameLimits.rpcLength })).toBe(true)
  })

  it('refuses a nesting of 10,000 levels, a cycle, and shared parts that grow when they are read (attack 23)', () => {
    expect(isPlainMessage({ value: nest(10_000) })).toBe(false)
    expect(isPlainMessage({ value: nest(frameLimits.depth + 1) })).toBe(false)
    const cycle: { self?: unknown } = {}
    cycle.self = cycle
    expect(isPlainMessage({ value: cycle })).toBe(false)
    let bomb: unknown = ['x']
    for (let level = 0; level < 12; level += 1) bomb = Array.from({ length: 50 }, () => bomb)
    expect(isPlainMessage({ value: bomb })).toBe(false)
  })

  it.each([
    ['a map', new Map()],
    ['a date', new Date(0)],
    ['a buffer', new Uint8Array(8)],
    ['an error', new TypeError('x')],
    ['a large integer', 1n],
    ['no number', Number.NaN],
    ['a sparse array', Object.assign([], { length: 4_000_000_000 })],
    ['a short sparse array', Object.assign([], { length: 4 })],
    ['a list with further keys', Object.assign([1], { extra: 2 })],
  ])('refuses %s', (_name, value: unknown) => {
    expect(isPlainMessage({ value: { value } })).toBe(false)
  })
})
