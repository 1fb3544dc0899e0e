import { assert, constantFrom, dictionary, jsonValue, letrec, nat, oneof, property, string } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toStorable } from './toStorable.ts'
import { runs } from '../../../../fuzz.shared.ts'

const text = string({ unit: constantFrom('a', '\0', '\uD83D', '\uDE00', '🦊', '\\', '\n') })
const { value } = letrec((tie) => ({
  value: oneof(
    { depthSize: 'small' },
    text,
    nat(),
    constantFrom(null, true),
    dictionary(text, tie('value')),
    tie('list'),
  ),
  list: oneof(
    tie('value').map((entry) => [entry]),
    constantFrom([]),
  ),
}))

describe('toStorable', () => {
  it('keeps every value that a database can keep', () => {
    assert(
      property(jsonValue({ maxDepth: 4 }), (value) => {
        const isStorable = !/\\u0000|\\ud[89a-f]/.test(JSON.stringify(value))
        if (isStorable) expect(toStorable(value)).toEqual(value)
      }),
    )
  })

  it('never throws, and leaves neither NUL, nor half a surrogate pair, nor endless depth', () => {
    assert(
      property(value, nat({ max: 40 }), (value, depth) => {
        let nested: unknown = value
        for (let level = 0; level < depth; level++) nested = level % 2 === 0 ? [nested] : { '\0': nested }
        const storable = toStorable(nested)
        const json = JSON.stringify(storable)
        expect(json).not.toMatch(/\\u0000|\\ud[89a-f]/)
        expect(measureDepth(storable)).toBeLessThanOrEqual(16)
        expect(toStorable(storable)).toEqual(storable)
      }),
      runs(500),
    )
  })
})

function measureDepth(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0
  return 1 + Math.max(0, ...Object.values(value).map(measureDepth))
}
