/** CAIP-2 ids of EVM networks known to every wallet that accepts custom networks. */
export const evm = [
  'eip155:1',
  'eip155:10',
  'eip155:56',
  'eip155:100',
  'eip155:137',
  'eip155:324',
  'eip155:8453',
  'eip155:42161',
  'eip155:42220',
  'eip155:43114',
  'eip155:59144',
  'eip155:81457',
  'eip155:534352',
  'eip155:11155111',
] as const

/** EVM networks of wallets with a fixed list. */
export const evmMajor = [
  'eip155:1',
  'eip155:10',
  'eip155:56',
  'eip155:137',
  'eip155:8453',
  'eip155:42161',
  'eip155:43114',
] as const

export const ethereum = ['eip155:1'] as const

export const solana = ['solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'] as const

export const bitcoin = ['bip122:000000000019d6689c085ae165831e93'] as const

export const polkadot = ['polkadot:91b171bb158e2d3848fa23a9f1c25182'] as const

export const cosmos = ['cosmos:cosmoshub-4', 'cosmos:osmosis-1'] as const
