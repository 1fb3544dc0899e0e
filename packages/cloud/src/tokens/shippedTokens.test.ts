import { type DevnetDescription, startDevnet } from '@latchkey/devnet'
import { base58 } from '@scure/base'
import { getAddress } from 'viem'
import { expect, it, onTestFinished } from 'vitest'
import { getNativeCoin } from '../upstream/balances/nativeCoins.ts'
import { devTokens } from './data/devTokens.ts'
import { shippedTokens } from './data/generated/shippedTokens.ts'

const solana = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
/** Written by hand: the chains of S9.076 and S9.079. */
const swapChains = [1, 10, 56, 100, 137, 250, 324, 8217, 8453, 42161, 43114, 1313161554].map((id) => `eip155:${id}`)

it('are at least 300, on each of the swap chains and on Solana', () => {
  expect(shippedTokens.length).toBeGreaterThanOrEqual(300)
  expect([...new Set(shippedTokens.map(({ chainId }) => chainId))].toSorted()).toEqual(
    [...swapChains, solana].toSorted(),
  )
})

it('have addresses with the right checksum', () => {
  const isRight = (chainId: string, address: string): boolean =>
    chainId === solana ? base58.decode(address).length === 32 : getAddress(address.toLowerCase()) === address
  expect(shippedTokens.filter(({ address, chainId }) => !isRight(chainId, address))).toEqual([])
})

it('are listed once per chain and address', () => {
  const keys = shippedTokens.map(({ address, chainId }) => `${chainId}/${address.toLowerCase()}`)
  expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([])
})

it('have a source, a name, a symbol and decimals', () => {
  for (const token of shippedTokens) {
    expect(['aave', 'lifi', 'solana'], token.address).toContain(token.source)
    expect(token.name, token.address).toMatch(/^\S.{0,58}\S$|^\S$/)
    expect(token.symbol, token.address).toMatch(/^\S{1,20}$/)
    expect(Number.isInteger(token.decimals) && token.decimals >= 0 && token.decimals <= 18, token.address).toBe(true)
  }
})

it.each([
  // Written by hand, so that a mistake of a source does not pass.
  { chainId: 'eip155:1', symbol: 'USDC', address: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48', decimals: 6 },
  { chainId: 'eip155:1', symbol: 'USDT', address: '0xdAC17F958D2ee523a2206206994597C13D831ec7', decimals: 6 },
  { chainId: 'eip155:1', symbol: 'WBTC', address: '0x2260FAC5E5542a773Aa44fBCfeDf7C193bc2C599', decimals: 8 },
  { chainId: 'eip155:8453', symbol: 'USDC', address: '0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913', decimals: 6 },
  { chainId: 'eip155:42161', symbol: 'USDC', address: '0xaf88d065e77c8cC2239327C5EDb3A432268e5831', decimals: 6 },
  { chainId: solana, symbol: 'USDC', address: 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v', decimals: 6 },
])('contain $symbol of $chainId at $address', (token) => {
  expect(shippedTokens).toContainEqual(expect.objectContaining(token))
})

it.each(['WETH', 'WBTC', 'USDC', 'USDT', 'DAI', 'UNI', 'AAVE', 'LINK', 'ENS', 'CRV', 'BAL', '1INCH'])(
  'contain the suggested token %s of Ethereum once',
  (symbol) => {
    expect(shippedTokens.filter((token) => token.chainId === 'eip155:1' && token.symbol === symbol)).toHaveLength(1)
  },
)

it('and the coins of the local chains are those of the devnet', async () => {
  const devnet = await startDevnet({ chains: [31337, 31338, 'solana'] })
  onTestFinished(() => devnet.stop())
  const { evm } = devnet.description
  expect(devTokens.map((token) => JSON.stringify(token))).toEqual(
    readTokens(devnet.description).map((token) => JSON.stringify(token)),
  )
  expect(evm.map(({ caipNetworkId }) => getNativeCoin(caipNetworkId))).toEqual(
    evm.map(({ nativeCurrency }) => nativeCurrency),
  )
})

function readTokens({ evm, solana: chain }: DevnetDescription) {
  return [
    ...evm.flatMap(({ caipNetworkId, exchange, tokens }) =>
      [...tokens, exchange.pooledToken].map(({ address, decimals, name, symbol }) => ({
        chainId: caipNetworkId,
        address,
        symbol,
        name,
        decimals,
      })),
    ),
    ...(chain?.tokens ?? []).map(({ decimals, mint, name, symbol }) => ({
      ...{ chainId: chain?.caipNetworkId, address: mint, symbol, name, decimals },
    })),
  ]
}
