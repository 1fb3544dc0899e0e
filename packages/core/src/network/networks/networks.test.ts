import { expect, it } from 'vitest'
import * as networks from '../../entrypoints/networks.ts'

const { defineNetwork, ...builtIn } = networks

it('exports Ethereum and Arbitrum One [S9.067]', () => {
  expect(builtIn.mainnet.caipNetworkId).toBe('eip155:1')
  expect(builtIn.mainnet.name).toBe('Ethereum')
  expect(builtIn.arbitrum.caipNetworkId).toBe('eip155:42161')
  expect(builtIn.arbitrum.name).toBe('Arbitrum One')
})

it('exports Solana mainnet, devnet and testnet, and Bitcoin and its testnet, by their genesis hashes', () => {
  // CAIP-2 references: the first 32 characters of the genesis hash.
  expect(builtIn.solana.caipNetworkId).toBe('solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp')
  expect(builtIn.solanaDevnet.caipNetworkId).toBe('solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1')
  expect(builtIn.solanaTestnet.caipNetworkId).toBe('solana:4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z')
  expect(builtIn.bitcoin.caipNetworkId).toBe('bip122:000000000019d6689c085ae165831e93')
  expect(builtIn.bitcoinTestnet.caipNetworkId).toBe('bip122:000000000933ea01ad0ee984209779ba')
})

it('holds the fields of the specification in every network [S3.018] [S3.019] [S3.020]', () => {
  for (const network of Object.values(builtIn)) {
    expect(network.caipNetworkId).toBe(`${network.chainNamespace}:${network.id}`)
    expect(network.name).not.toBe('')
    expect(network.nativeCurrency).toEqual({
      name: expect.any(String),
      symbol: expect.any(String),
      decimals: expect.any(Number),
    })
    expect(network.rpcUrls.default.http[0]).toMatch(/^https:/)
    expect(network.blockExplorers?.default.url).toMatch(/^https:/)
  }
  expect(Object.values(builtIn).filter((network) => network.testnet)).toHaveLength(3)
})

it('defines a network, eip155 by default', () => {
  const network = defineNetwork({
    id: 31337,
    name: 'Local',
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    rpcUrls: { default: { http: ['http://127.0.0.1:8545'] } },
  })
  expect(network).toMatchObject({ chainNamespace: 'eip155', caipNetworkId: 'eip155:31337' })
})
