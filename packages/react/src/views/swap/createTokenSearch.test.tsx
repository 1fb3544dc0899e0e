import type { SendToken } from '@latchkey/core'
import { expect, it } from 'vitest'
import { createTokenSearch } from './createTokenSearch.ts'

const toToken = (symbol: string, name: string, address: string | null): SendToken => ({
  ...{ caipNetworkId: 'eip155:1', symbol, name, address, decimals: 18, iconUrl: null, price: null },
  isListed: true,
})
const [ether, euro, tether] = [
  toToken('ETH', 'Ether', null),
  toToken('EURÉ', 'Monerium Éuro', '0xAbc0000000000000000000000000000000000001'),
  toToken('USDT', 'Tether', '0xdef0000000000000000000000000000000000002'),
]
const search = createTokenSearch([ether, euro, tether])
const find = (query: string) => search({ query })

it('finds by symbol or name, without case and accents, in the order of the list', () => {
  expect(find('ether')).toEqual([ether, tether])
  expect(find(' eure ')).toEqual([euro])
  expect(find('ÉURO')).toEqual([euro])
  expect(find('usdt')).toEqual([tether])
  expect(find('usdc')).toEqual([])
})

it('does not join the end of a symbol and the beginning of a name', () => {
  expect(find('etheth')).toEqual([])
  expect(find('h e')).toEqual([])
})

it('finds by the beginning of a contract from three characters on', () => {
  expect(find('0xABC')).toEqual([euro])
  expect(find('0x')).toEqual([])
  expect(find('abc0')).toEqual([])
})

it('leaves out what is listed already', () => {
  expect(search({ query: 'ether', except: new Set(['']) })).toEqual([tether])
  expect(search({ query: 'e', except: new Set([tether.address?.toLowerCase() ?? '']) })).toEqual([ether, euro])
})
