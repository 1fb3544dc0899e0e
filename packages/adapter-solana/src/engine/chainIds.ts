/** What wallets call the public clusters by the Wallet Standard, by the ids that CAIP-2 gives them: the hash of their genesis. */
export const clusters = {
  mainnet: '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
  devnet: 'EtWTRABZaYq6iMfeYKouRu166VU2xqa1',
  testnet: '4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z',
} as const

/** Ids of old, which wallets on the phone still use, and those of today. */
export const formerIds: Readonly<Record<string, string>> = {
  '4sGjMW1sUnHzSxGspuhpqLDx6wiyjNtZ': clusters.mainnet,
  '8E9rvCKLFQia2Y35HXjjpWzj8weVo44K': clusters.devnet,
}
