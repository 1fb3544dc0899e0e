import { expect, it } from 'vitest'
import { readProperty } from './readProperty.ts'

it('reads own and inherited properties of objects and functions', () => {
  expect(readProperty({ a: 1 }, 'a')).toBe(1)
  expect(readProperty(new Error('text'), 'message')).toBe('text')
  expect(readProperty(() => {}, 'length')).toBe(0)
})

it.each([[undefined], [null], [1], ['text']])('returns undefined for %o', (value) => {
  expect(readProperty(value, 'length')).toBeUndefined()
})

it('returns undefined if reading throws', () => {
  const { proxy, revoke } = Proxy.revocable({}, {})
  revoke()
  expect(readProperty(proxy, 'a')).toBeUndefined()
  expect(
    readProperty(
      {
        get a() {
          throw new Error('trap')
        },
      },
      'a',
    ),
  ).toBeUndefined()
})
