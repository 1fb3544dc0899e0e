/** What a cloud can have besides what it always has, and what its operator must give it for that. */
export const capabilities = {
  activity: { name: 'The transaction history', needs: 'a provider of account histories' },
  balances: { name: 'Token balances', needs: 'a provider of token balances' },
  names: { name: 'Account names', needs: 'a name registry' },
  onramp: { name: 'Buying crypto', needs: 'an onramp provider' },
  prices: { name: 'Token prices', needs: 'a provider of prices' },
  swaps: { name: 'Swaps', needs: 'a swap provider' },
} as const satisfies Readonly<Record<string, { readonly name: string; readonly needs: string }>>
