import { describe, expect, it } from 'vitest'
import { shareStructure } from './shareStructure.ts'

describe('shareStructure', () => {
  it('returns the previous value if the next one is equal', () => {
    const previous = shareStructure(undefined, { a: { n: 1 }, b: [1, { c: null }], d: undefined })
    expect(shareStructure(previous, { d: undefined, b: [1, { c: null }], a: { n: 1 } })).toBe(previous)
  })

  it.each([
    ['a changed leaf', { a: { n: 1 }, b: 1 }, { a: { n: 1 }, b: 2 }],
    ['a new key', { a: { n: 1 } }, { a: { n: 1 }, b: undefined }],
    ['a missing key', { a: { n: 1 }, b: undefined }, { a: { n: 1 } }],
    ['another key of the same value', { a: { n: 1 }, b: undefined }, { a: { n: 1 }, c: undefined }],
  ])('keeps the unchanged branch beside %s', (_, before, after) => {
    const previous = shareStructure(undefined, before)
    const next = shareStructure(previous, after)
    expect(next).not.toBe(previous)
    expect(next).toStrictEqual(after)
    expect(next.a).toBe(previous.a)
  })

  it('freezes deeply without freezing or changing its input', () => {
    const input = { list: [{ n: 1 }] }
    const shared = shareStructure({ list: [{ n: 2 }] }, input)
    expect(Object.isFrozen(shared) && Object.isFrozen(shared.list) && Object.isFrozen(shared.list[0])).toBe(true)
    expect(Object.isFrozen(input) || Object.isFrozen(input.list) || Object.isFrozen(input.list[0])).toBe(false)
  })

  it('keeps a frozen branch, so that two stores can hold the same object', () => {
    const connection = shareStructure(undefined, { id: 'a', accounts: [{ address: '0x1' }] })
    expect(shareStructure({ active: null }, { active: connection }).active).toBe(connection)
  })

  it('freezes the contents of a shallowly frozen object', () => {
    const shared = shareStructure(undefined, Object.freeze({ list: [1] }))
    expect(Object.isFrozen(shared.list)).toBe(true)
  })

  it('keeps the references of rows that are moved', () => {
    const previous = shareStructure(undefined, [
      { id: 'a', tags: ['x'] },
      { id: 'b', tags: ['x'] },
    ])
    const next = shareStructure(previous, [{ id: 'new', tags: ['x'] }, ...previous])
    expect(next.slice(1)).toStrictEqual([...previous])
    expect(next[1]).toBe(previous[0])
    expect(next[2]).toBe(previous[1])
  })

  it('matches a new object to an earlier row by its id', () => {
    const previous = shareStructure(undefined, [{ id: 'a', tags: ['x'] }])
    const next = shareStructure(previous, [
      { id: 'new', tags: ['x'] },
      { id: 'a', tags: ['x'] },
    ])
    expect(next[1]).toBe(previous[0])
  })

  it('does not change class instances', () => {
    const date = new Date(0)
    const shared = shareStructure({ date: new Date(0) }, { date })
    expect(shared.date).toBe(date)
    expect(Object.isFrozen(date)).toBe(false)
  })

  it('treats a list and an object with the same entries as different', () => {
    expect(shareStructure<unknown>([1], { 0: 1 })).toStrictEqual({ 0: 1 })
    expect(shareStructure<unknown>({ 0: 1 }, [1])).toStrictEqual([1])
  })

  it('treats __proto__ as an ordinary key', () => {
    const hostile: unknown = JSON.parse('{"__proto__":{"polluted":true}}')
    const shared = shareStructure<unknown>({}, hostile)
    expect(shared).toStrictEqual(hostile)
    expect(Object.getPrototypeOf(shared)).toBe(Object.prototype)
    expect(shareStructure<unknown>({}, {})).toStrictEqual({})
  })

  it('returns a value equal to its input for any pair of trees', () => {
    const random = createRandom(7)
    for (let round = 0; round < 2_000; round++) {
      const previous = shareStructure(undefined, createTree(random, 3))
      const next = createTree(random, 3)
      const shared = shareStructure(previous, next)
      expect(shared).toStrictEqual(next)
      expect(shareStructure(shared, structuredClone(next))).toBe(shared)
    }
  })
})

function createRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return state / 2_147_483_648
  }
}

function createTree(random: () => number, depth: number): unknown {
  const kind = Math.floor(random() * (depth === 0 ? 3 : 5))
  if (kind === 0) return null
  if (kind === 1) return Math.floor(random() * 3)
  if (kind === 2) return random() < 0.5 ? 'a' : 'b'
  const size = Math.floor(random() * 4)
  const items = Array.from({ length: size }, () => createTree(random, depth - 1))
  return kind === 3
    ? items
    : Object.fromEntries(items.map((item, index) => [random() < 0.3 ? 'id' : `k${index}`, item]))
}
