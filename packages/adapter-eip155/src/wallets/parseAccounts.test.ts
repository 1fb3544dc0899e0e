import { expect, it } from 'vitest'
import { parseAccounts } from './parseAccounts.ts'

const checked = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
const other = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359'

it.each([
  [[], []],
  [[checked.toLowerCase()], [checked]],
  [[`0x${checked.slice(2).toUpperCase()}`], [checked]],
  [
    [other, checked],
    [other, checked],
  ],
  [
    [checked, checked.toLowerCase(), other],
    [checked, other],
  ],
  // A wrong checksum of a wallet's own account is no typing error.
  [['0x5aaeb6053F3E94C9b9A09f33669435E7Ef1BeAed'], [checked]],
])('reads %j', (given, expected) => {
  expect(parseAccounts(given)).toEqual(expected)
})

const throwing = new Proxy([checked], {
  get() {
    throw new TypeError('no')
  },
})
const revoked = Proxy.revocable([], {})
revoked.revoke()

it.each([
  ['nothing', undefined],
  ['null', null],
  ['an address', checked],
  ['an object', { 0: checked, length: 1 }],
  ['a number', [5]],
  ['an address among nonsense', [checked, null]],
  ['an address without 0x', [checked.slice(2)]],
  ['a short address', [checked.slice(0, -1)]],
  ['a name', ['vitalik.eth']],
  ['an object with toString', [{ toString: () => checked }]],
  ['a list in a list', [[checked]]],
  ['a proxy that throws', throwing],
  ['a revoked proxy', revoked.proxy],
  ['a Bitcoin address', ['bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4']],
])('refuses %s', (_title, given) => {
  expect(parseAccounts(given)).toBeUndefined()
})

it('looks at 256 accounts of a million', () => {
  const many = Array.from({ length: 1_000_000 }, (_, index) => `0x${index.toString(16).padStart(40, '0')}`)
  expect(parseAccounts(many)).toHaveLength(256)
})
