import type { CaipNetworkId } from '@latchkey/protocol/caip'

/** What the providers of prices call a chain. */
export interface PriceChain {
  /** At DefiLlama; absent if its tokens are not served. */
  readonly llama?: string | undefined
  /** The asset platform at CoinGecko; absent if its tokens are not served. */
  readonly platform?: string | undefined
  /** The chain's coin at CoinGecko, whose ids DefiLlama uses too. */
  readonly coin: string
}

/** Chains whose tokens have prices. Those of test networks have none. */
const chains: Readonly<Partial<Record<CaipNetworkId, PriceChain>>> = {
  'eip155:1': { llama: 'ethereum', platform: 'ethereum', coin: 'ethereum' },
  'eip155:10': { llama: 'optimism', platform: 'optimistic-ethereum', coin: 'ethereum' },
  'eip155:56': { llama: 'bsc', platform: 'binance-smart-chain', coin: 'binancecoin' },
  'eip155:100': { llama: 'xdai', platform: 'xdai', coin: 'xdai' },
  'eip155:137': { llama: 'polygon', platform: 'polygon-pos', coin: 'polygon-ecosystem-token' },
  'eip155:250': { llama: 'fantom', platform: 'fantom', coin: 'fantom' },
  'eip155:324': { llama: 'era', platform: 'zksync', coin: 'ethereum' },
  'eip155:1101': { llama: 'polygon_zkevm', platform: 'polygon-zkevm', coin: 'ethereum' },
  'eip155:5000': { llama: 'mantle', platform: 'mantle', coin: 'mantle' },
  'eip155:8453': { llama: 'base', platform: 'base', coin: 'ethereum' },
  'eip155:42161': { llama: 'arbitrum', platform: 'arbitrum-one', coin: 'ethereum' },
  'eip155:42220': { llama: 'celo', platform: 'celo', coin: 'celo' },
  'eip155:43114': { llama: 'avax', platform: 'avalanche', coin: 'avalanche-2' },
  'eip155:59144': { llama: 'linea', platform: 'linea', coin: 'ethereum' },
  'eip155:534352': { llama: 'scroll', platform: 'scroll', coin: 'ethereum' },
  'eip155:1313161554': { llama: 'aurora', platform: 'aurora', coin: 'ethereum' },
  'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp': { llama: 'solana', platform: 'solana', coin: 'solana' },
  'bip122:000000000019d6689c085ae165831e93': { coin: 'bitcoin' },
}

/** Returns the chain's names at the providers of prices; `undefined` if its tokens have no price. */
export function getPriceChain(chainId: CaipNetworkId): PriceChain | undefined {
  return chains[chainId]
}
