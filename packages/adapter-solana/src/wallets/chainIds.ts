/** The CAIP-2 references (genesis hashes) of the public clusters by their names in Wallet Standard. */
export const clusters = {
  mainnet: '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
  devnet: 'EtWTRABZaYq6iMfeYKouRu166VU2xqa1',
  testnet: '4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z',
} as const

/** The current references by the former ones, which mobile wallets still use. */
export const formerIds: Readonly<Record<string, string>> = {
  '4sGjMW1sUnHzSxGspuhpqLDx6wiyjNtZ': clusters.mainnet,
  '8E9rvCKLFQia2Y35HXjjpWzj8weVo44K': clusters.devnet,
}
