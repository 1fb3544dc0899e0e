import type { TokenBalance } from '@latchkey/core'
import { expect, it } from 'vitest'
import { listTokens } from './listTokens.ts'

const token = (symbol: string, part: Partial<TokenBalance> = {}): TokenBalance => ({
  name: `Token ${symbol}`,
  symbol,
  chainId: 'eip155:1',
  address: `eip155:1:0xAbC${symbol}`,
  isListed: true,
  quantity: { decimals: '18', numeric: '1' },
  ...part,
})
const tokens = [
  token('ONE', { value: 1 }),
  token('NONE'),
  token('FAKE', { value: 1e9, isListed: false }),
  token('TEN', { value: 10, chainId: 'eip155:42161' }),
  token('COIN', { value: 5, address: undefined, isListed: undefined }),
  token('SPAM', { value: 1e9, isSpam: true }),
]
const list = (filter: Partial<Parameters<typeof listTokens>[1]>) => {
  const { listed, unlisted } = listTokens(tokens, { query: '', ...filter })
  return [listed, unlisted].map((rows) => rows.map(({ symbol }) => symbol).join(' '))
}

it('lists the most valuable of all networks first, then those without a price, and keeps apart what cannot be trusted', () => {
  expect(list({})).toEqual(['TEN COIN ONE NONE', 'FAKE SPAM'])
})

it('lists those of one network', () => {
  expect(list({ networkId: 'eip155:42161' })).toEqual(['TEN', ''])
})

it.each([
  ['ten', ['TEN', '']],
  [' Tökén o ', ['ONE', '']],
  ['0xabcfa', ['', 'FAKE']],
  ['0xABCten', ['TEN', '']],
  ['bcTEN', ['', '']],
  ['0x', ['', '']],
])('finds by name, symbol or the beginning of the contract: %s', (query, found) => {
  expect(list({ query })).toEqual(found)
})
