import { coinbaseChains, type CoinbaseChain } from './constants.ts'

/** The name of a chain at Coinbase; `ethereum` for a chain on which it does not sell (S9.066). Say so on the screen. */
export function toCoinbaseChain(networkId: string): CoinbaseChain {
  const found = Object.entries(coinbaseChains).find(([id]) => id === networkId)
  return found?.[1] ?? 'ethereum'
}
