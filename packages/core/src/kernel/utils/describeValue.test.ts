import { expect, it } from 'vitest'
import { describeValue } from './describeValue.ts'

it.each([
  ['text', '"text"'],
  [5, '5'],
  [5n, '5n'],
  [null, 'null'],
  [undefined, 'undefined'],
  [true, 'true'],
  [Symbol('x'), 'Symbol(x)'],
  [() => {}, 'a function'],
  [[1, 2], 'a list of 2'],
  [{ secret: 'value' }, 'an object'],
])('describes %o', (value, expected) => {
  expect(describeValue(value)).toBe(expected)
})

it('limits the length', () => {
  expect(describeValue('x'.repeat(1_000_000))).toHaveLength(120)
  expect(describeValue('x'.repeat(1_000), 10)).toBe('"xxxxxxxx…')
  expect(describeValue('\u0000'.repeat(1_000), 20)).toHaveLength(20)
})

it('never throws', () => {
  const trap = new Proxy([], {
    get: () => {
      throw new Error('trap')
    },
  })
  const { proxy, revoke } = Proxy.revocable({}, {})
  revoke()
  expect(describeValue(trap)).toBe('an unreadable value')
  expect(describeValue(proxy)).toBe('an unreadable value')
})
