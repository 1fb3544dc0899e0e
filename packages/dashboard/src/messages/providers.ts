import { loginsMessages } from './logins.ts'

/** The names of the cloud's providers, by their ids. */
export const providerNames: Readonly<Record<string, string>> = {
  defillama: 'DefiLlama',
  coingecko: 'CoinGecko',
  jupiter: 'Jupiter',
  rpc: 'nodes of chains',
  blockscout: 'Blockscout',
  esplora: 'Esplora',
  kyberswap: 'KyberSwap',
  '1inch': '1inch',
  devnet: 'devnet',
  meld: 'Meld',
  coinbase: 'Coinbase',
  sandbox: 'sandbox',
  indexer: 'own index',
}

const names: ReadonlyMap<string, string> = new Map(Object.entries({ ...providerNames, ...loginsMessages.names }))

/** Returns the name of a provider of logins, swaps or purchases. */
export function describeProvider(id: string): string {
  return names.get(id) ?? id
}
