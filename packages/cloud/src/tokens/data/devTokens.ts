import type { Token } from '../TokenList.ts'

/** The tokens that `latchkey-devnet` starts its chains with. Its spam token is missing on purpose. */
export const devTokens: readonly Token[] = [
  ...(['eip155:31337', 'eip155:31338'] as const).flatMap((chainId): readonly Token[] => [
    {
      chainId,
      address: '0x7e57D011A4000000000000000000000000000001',
      symbol: 'TUSD',
      name: 'Test Dollar',
      decimals: 6,
    },
    {
      chainId,
      address: '0x1E6Acd011A400000000000000000000000000002',
      symbol: 'LUSD',
      name: 'Legacy Dollar',
      decimals: 6,
    },
    {
      chainId,
      address: '0x760f011a40000000000000000000000000000008',
      symbol: 'TGOV',
      name: 'Test Governance',
      decimals: 18,
    },
  ]),
  {
    chainId: 'solana:DEQi7pzPcCXx9zdYyDvQ12uxgukgcwfE',
    address: 'TUf5f3mAWXBJBo9B6J4sGnRB699JB3wfERFqRqgmoCg',
    symbol: 'TUSD',
    name: 'Test Dollar',
    decimals: 6,
  },
  {
    chainId: 'solana:DEQi7pzPcCXx9zdYyDvQ12uxgukgcwfE',
    address: 'TEBNsJQJ2xxgeY1zNkdvokKkK4qddSG9qYCabGoUZ4P',
    symbol: 'TEUR',
    name: 'Test Euro',
    decimals: 2,
  },
]
