import { expect, it } from 'vitest'
import { toFields } from './toFields.ts'

it('formats plain values as people write them', () => {
  const value = {
    name: "It's",
    isOn: false,
    'a-b': 1,
    list: ['x', 'y'],
    short: { id: 1 },
    long: { id: 1, other: 2 },
    many: [{ id: 1 }, { id: 2, other: { name: 'z' } }],
    empty: [],
  }
  expect(toFields(Object.entries(value), '  ')).toBe(`  name: "It's",
  isOn: false,
  'a-b': 1,
  list: ['x', 'y'],
  short: { id: 1 },
  long: {
    id: 1,
    other: 2,
  },
  many: [
    { id: 1 },
    {
      id: 2,
      other: { name: 'z' },
    },
  ],
  empty: [],
`)
})
