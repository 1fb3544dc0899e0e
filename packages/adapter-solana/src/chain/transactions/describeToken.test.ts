import { describe, expect, it } from 'vitest'
import { toBase64 } from '../base64.ts'
import { describeToken } from './describeToken.ts'
import { tokenPrograms } from './tokenPrograms.ts'

const token = 'So11111111111111111111111111111111111111112'
const metaplex = 'metaqbxxUerdq28cj1RbAWkYQm3ybzjb6a8bt518x1s'

const number = (value: number, size: 2 | 4): number[] =>
  Array.from({ length: size }, (_, index) => (value >>> (8 * index)) & 255)
const text = (value: string, length?: number): number[] => {
  const bytes = [...new TextEncoder().encode(value)]
  return [...number(length ?? bytes.length, 4), ...bytes]
}
const mint = (decimals: number): number[] => {
  const data = Array.from({ length: 82 }, () => 0)
  data[44] = decimals
  data[45] = 1
  return data
}
/** A mint of Token-2022, padded to an account's size, with extensions. */
const extended = (decimals: number, ...extensions: readonly (readonly [number, readonly number[]])[]): number[] => [
  ...mint(decimals),
  ...Array.from({ length: 83 }, () => 0),
  1,
  ...extensions.flatMap(([type, data]) => [...number(type, 2), ...number(data.length, 2), ...data]),
]
const keys = Array.from({ length: 64 }, () => 7)
const toAccount = (owner: string, data: readonly number[]) => ({
  owner,
  lamports: 1,
  data: [toBase64(Uint8Array.from(data)), 'base64'],
})
const read = (accounts: readonly unknown[]) =>
  describeToken({ token, reader: { ask: async () => null, askValue: async () => accounts }, signal: undefined })

describe('describeToken', () => {
  it('reads the name that a mint of Token-2022 holds itself, before that of Metaplex', async () => {
    const metadata = [...keys, ...text('Own Coin'), ...text('OWN'), ...text('https://example.com')]
    const data = extended(2, [3, [...keys]], [19, metadata])
    const other = toAccount(metaplex, [4, ...keys, ...text('Other'), ...text('OTH')])
    expect(await read([toAccount(tokenPrograms.token2022, data), other])).toEqual({
      address: token,
      name: 'Own Coin',
      symbol: 'OWN',
      decimals: 2,
    })
  })

  it('reads the padded name of Metaplex', async () => {
    const data = [
      4,
      ...keys,
      ...text('Wrapped\0\0\0', 32),
      ...Array.from({ length: 22 }, () => 0),
      ...text('W\0\0', 10),
    ]
    expect(await read([toAccount(tokenPrograms.token, mint(255)), toAccount(metaplex, data)])).toEqual({
      address: token,
      name: 'Wrapped',
      symbol: 'W',
      decimals: 255,
    })
  })

  it.each([
    ['no names', null, ['', '']],
    [
      'names of a program that is not Metaplex',
      toAccount(tokenPrograms.token, [4, ...keys, ...text('No'), ...text('NO')]),
      ['', ''],
    ],
    ['names that are cut off', toAccount(metaplex, [4, ...keys, ...text('Half', 4_000_000_000)]), ['Half', '']],
    [
      'marks of direction',
      toAccount(metaplex, [4, ...keys, ...text('A\u202EB'), ...text('\u2066C\nD')]),
      ['A B', 'C D'],
    ],
    [
      'very long names',
      toAccount(metaplex, [4, ...keys, ...text('A'.repeat(20_000)), ...text('S')]),
      ['A'.repeat(64), 'S'],
    ],
    ['half an account', toAccount(metaplex, [4, 7, 7]), ['', '']],
  ])('lives with %s', async (_what, metadata, [name, symbol]) => {
    const info = await read([toAccount(tokenPrograms.token, mint(0)), metadata])
    expect(info).toEqual({ address: token, name, symbol, decimals: 0 })
  })

  it('refuses an address without a mint', async () => {
    for (const account of [null, toAccount(metaplex, mint(6)), toAccount(tokenPrograms.token, [1, 2, 3])])
      await expect(read([account, null])).rejects.toMatchObject({ code: 'address.invalid' })
  })
})
