import { expect, it } from 'vitest'
import { compareAddresses } from './compareAddresses.ts'
import { findLookAlike } from './findLookAlike.ts'
import { toAddressGroups } from './toAddressGroups.ts'

const known = '0x71C7656EC7ab88b098defB751B7401B5f68976F1'
const alike = '0x71c7a9d3e0b1c2d3e4f5061728394a5b6c7d76f1'
const bitcoin = 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq'
const solana = '7S3P4HxJpyyigGzodYwHtCxZyUQe9JiBMHyRWXArAaKv'

it.each([
  ['same ends in another case', alike, known],
  ['Bitcoin, after bc1', 'bc1qar04n7xk2l9mw8q3z5y6v7t8s9r0p2c3d4f5mdq', bitcoin],
  ['Bitcoin in upper case', 'BC1QAR04N7XK2L9MW8Q3Z5Y6V7T8S9R0P2C3D4F5MDQ', bitcoin],
  ['Solana', '7S3PxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxAaKv', solana],
  ['Solana, in letters that only the case tells apart', solana.toLowerCase(), solana],
])('finds a look-alike: %s', (_kind, address, expected) => {
  expect(findLookAlike({ address, known: ['0x2546BcD3c84621e976D8185a91A922aE77ECEc30', expected] })).toBe(expected)
})

it.each([
  ['the known address itself', known],
  ['the known address without capitals', known.toLowerCase()],
  ['another end', `${alike.slice(0, -1)}2`],
  ['another fourth character from the end', `${alike.slice(0, -4)}86f1`],
  ['another beginning', alike.replace('71c7', '71c8')],
])('finds none: %s', (_kind, address) => {
  expect(findLookAlike({ address, known: [known] })).toBeUndefined()
})

it('does not warn of a known address because another one resembles it', () => {
  expect(findLookAlike({ address: alike, known: [known, alike] })).toBeUndefined()
})

it('splits an address without losing a character', () => {
  for (const address of [known, alike, bitcoin, solana, 'bcrt1qar0srrr7xfkvy5l643lyd', '']) {
    const { prefix, groups } = toAddressGroups(address)
    expect(prefix + groups.join('')).toBe(address)
    expect(groups.slice(0, -1).every(({ length }) => length === 4)).toBe(true)
  }
})

it('marks the groups that differ, and none that differ only in the case of hex digits', () => {
  const [first, second] = compareAddresses({ address: known, other: alike })
  expect(first.map(({ isDifferent }) => isDifferent)).toEqual([false, ...Array.from({ length: 8 }, () => true), false])
  expect(second.map(({ text }) => text).join('')).toBe(alike.slice(2))
  expect(
    compareAddresses({ address: solana, other: solana.toLowerCase() })[0].some(({ isDifferent }) => isDifferent),
  ).toBe(true)
})

it('marks what the other address does not have', () => {
  const [first, second] = compareAddresses({ address: '0x71C7656E', other: '0x71C7' })
  expect([first.map(({ isDifferent }) => isDifferent), second]).toEqual([
    [false, true],
    [{ text: '71C7', isDifferent: false }],
  ])
})
