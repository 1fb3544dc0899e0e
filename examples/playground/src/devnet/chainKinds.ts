import type { ChainKind } from './Devnet.ts'

/** The kinds of chain, by the names that visitors know. */
export const chainKinds: Readonly<
  Record<
    ChainKind,
    {
      readonly name: string
      /** How many coins one request of the faucet gives. */
      readonly faucetCoins: number
    }
  >
> = {
  eip155: { name: 'Ethereum', faucetCoins: 10 },
  solana: { name: 'Solana', faucetCoins: 10 },
  bip122: { name: 'Bitcoin', faucetCoins: 1 },
}
