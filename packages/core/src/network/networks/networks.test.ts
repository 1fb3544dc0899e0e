import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { listNetworkFiles } from '../../../scripts/networks/networkFiles.ts'
import { sourceChains } from '../../../scripts/networks/sourceChains.ts'
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
  expect(builtIn.solanaDevnet.testnet).toBe(true)
  expect(builtIn.solana.testnet).toBeUndefined()
})

it.each(Object.entries(sourceChains))('describes %s as viem does', (name, chain) => {
  const network = new Map(Object.entries(builtIn)).get(name)
  expect(network).toMatchObject({ name: chain.name, nativeCurrency: chain.nativeCurrency, chainNamespace: 'eip155' })
  expect(network?.id).toBe(chain.id)
  expect(network?.rpcUrls.default.http).toEqual(chain.rpcUrls.default.http.slice(0, 1))
  expect(network?.blockExplorers?.default).toMatchObject({
    name: chain.blockExplorers?.default.name,
    url: chain.blockExplorers?.default.url,
  })
  expect(network?.testnet ?? false).toBe(chain.testnet ?? false)
})

it('has the files that scripts/writeNetworks.ts writes', () => {
  for (const [file, text] of listNetworkFiles()) expect(readFileSync(file, 'utf8'), file).toBe(text)
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
