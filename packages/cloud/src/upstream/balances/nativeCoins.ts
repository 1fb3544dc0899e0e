import { type CaipNetworkId, parseCaipNetworkId } from '@latchkey/protocol/caip'

/** The coin of a chain. */
export interface NativeCoin {
  readonly name: string
  readonly symbol: string
  readonly decimals: number
}

/** The coins of chains whose coin is not ether. */
const coins: Readonly<Partial<Record<CaipNetworkId, readonly [name: string, symbol: string]>>> = {
  'eip155:56': ['BNB', 'BNB'],
  'eip155:97': ['BNB', 'tBNB'],
  'eip155:100': ['xDAI', 'XDAI'],
  'eip155:137': ['POL', 'POL'],
  'eip155:250': ['Fantom', 'FTM'],
  'eip155:5000': ['Mantle', 'MNT'],
  'eip155:8217': ['Kaia', 'KAIA'],
  // The second chain of latchkey-devnet.
  'eip155:31338': ['Dev Ether', 'DEV'],
  'eip155:42220': ['Celo', 'CELO'],
  'eip155:43113': ['Avalanche', 'AVAX'],
  'eip155:43114': ['Avalanche', 'AVAX'],
  'eip155:80002': ['POL', 'POL'],
}

/** Chains whose coin is ether. */
const etherChains: ReadonlySet<string> = new Set(
  '1 10 324 1101 8453 31337 42161 59144 84532 421614 534352 7777777 11155111 11155420 1313161554'.split(' '),
)

/** Returns the coin of a chain; `undefined` if it is not known, because a wrong symbol is worse than none. */
export function getNativeCoin(chainId: CaipNetworkId): NativeCoin | undefined {
  const { namespace, reference = '' } = parseCaipNetworkId(chainId) ?? {}
  if (namespace === 'solana') return { name: 'Solana', symbol: 'SOL', decimals: 9 }
  if (namespace === 'bip122') return { name: 'Bitcoin', symbol: 'BTC', decimals: 8 }
  if (etherChains.has(reference)) return { name: 'Ether', symbol: 'ETH', decimals: 18 }
  const coin = coins[chainId]
  return coin === undefined ? undefined : { name: coin[0], symbol: coin[1], decimals: 18 }
}
