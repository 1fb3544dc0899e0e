import { expect, it } from 'vitest'
import { toChainId } from './toChainId.ts'

it.each([
  [1, 1],
  ['1', 1],
  ['0x1', 1],
  ['0X89', 137],
  [' 0x7a69 ', 31_337],
  [10n, 10],
  [Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER],
  ['9007199254740991', Number.MAX_SAFE_INTEGER],
])('reads %s', (given, expected) => {
  expect(toChainId(given)).toBe(expected)
})

it.each([
  0,
  -1,
  1.5,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  Number.MAX_SAFE_INTEGER + 1,
  '',
  '0x',
  '0x0',
  '0',
  '1.5',
  '1e3',
  '-1',
  'one',
  'eip155:1',
  '0xffffffffffffffff',
  '1'.repeat(1_000_000),
  null,
  undefined,
  {},
  [],
  [1],
  true,
  { toString: () => '1' },
  -1n,
  2n ** 64n,
])('refuses %s', (given) => {
  expect(toChainId(given)).toBeUndefined()
})
