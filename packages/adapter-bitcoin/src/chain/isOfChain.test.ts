import { expect, it } from 'vitest'
import { testAccounts } from '../test/testAccounts.ts'
import { chains } from './chains.ts'
import { isOfChain } from './isOfChain.ts'

const { segwit, nested, taproot, old } = testAccounts
const main = [
  'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
  'BC1QW508D6QEJXTDG4Y5R3ZARVARY0C5XW7KV8F3T4',
  '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa',
  '3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy',
]
const test = [
  'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx',
  segwit.address,
  nested.address,
  taproot.address,
  old.address,
]

it.each(chains)('tells the addresses of the main network from those of others: $standard', (chain) => {
  const isMain = chain.standard === 'bitcoin:mainnet'
  expect([...main, ...test].filter((address) => isOfChain(address, chain))).toEqual(isMain ? main : test)
})
