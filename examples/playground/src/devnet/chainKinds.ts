import type { ChainKind } from './Devnet.ts'

/** The kinds of chain with the names shown to visitors. */
export const chainKinds: Readonly<
  Record<
    ChainKind,
    {
      readonly name: string
      /** Number of coins that one request to the faucet sends. */
      readonly faucetCoins: number
    }
  >
> = {
  eip155: { name: 'Ethereum', faucetCoins: 10 },
  solana: { name: 'Solana', faucetCoins: 10 },
  bip122: { name: 'Bitcoin', faucetCoins: 1 },
}
