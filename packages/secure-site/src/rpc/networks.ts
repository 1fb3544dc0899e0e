/** A network that the wallet signs for. */
export interface Network {
  readonly name: string
  readonly symbol: string
  readonly decimals: number
  readonly isTestnet: boolean
}

const ether = { symbol: 'ETH', decimals: 18, isTestnet: false }
const testEther = { ...ether, isTestnet: true }
const sol = { symbol: 'SOL', decimals: 9 }

/** By CAIP-2 id. The names are our own, because the page could give a network any name. */
const networks: Readonly<Record<string, Network>> = {
  'eip155:1': { name: 'Ethereum', ...ether },
  'eip155:10': { name: 'OP Mainnet', ...ether },
  'eip155:56': { name: 'BNB Smart Chain', symbol: 'BNB', decimals: 18, isTestnet: false },
  'eip155:100': { name: 'Gnosis', symbol: 'xDAI', decimals: 18, isTestnet: false },
  'eip155:130': { name: 'Unichain', ...ether },
  'eip155:137': { name: 'Polygon', symbol: 'POL', decimals: 18, isTestnet: false },
  'eip155:324': { name: 'ZKsync Era', ...ether },
  'eip155:480': { name: 'World Chain', ...ether },
  'eip155:1337': { name: 'Localhost', ...testEther },
  'eip155:8453': { name: 'Base', ...ether },
  'eip155:31337': { name: 'Local test chain', ...testEther },
  'eip155:31338': { name: 'Second local test chain', symbol: 'DEV', decimals: 18, isTestnet: true },
  'eip155:42161': { name: 'Arbitrum One', ...ether },
  'eip155:42220': { name: 'Celo', symbol: 'CELO', decimals: 18, isTestnet: false },
  'eip155:43114': { name: 'Avalanche', symbol: 'AVAX', decimals: 18, isTestnet: false },
  'eip155:59144': { name: 'Linea', ...ether },
  'eip155:84532': { name: 'Base Sepolia', ...testEther },
  'eip155:534352': { name: 'Scroll', ...ether },
  'eip155:11155111': { name: 'Sepolia', ...testEther },
  'eip155:11155420': { name: 'OP Sepolia', ...testEther },
  'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp': { name: 'Solana', ...sol, isTestnet: false },
  'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1': { name: 'Solana Devnet', ...sol, isTestnet: true },
  'solana:4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z': { name: 'Solana Testnet', ...sol, isTestnet: true },
}

/** The network of a CAIP-2 id that the wallet signs for. */
export function findNetwork(networkId: string): Network | undefined {
  return Object.hasOwn(networks, networkId) ? networks[networkId] : undefined
}
