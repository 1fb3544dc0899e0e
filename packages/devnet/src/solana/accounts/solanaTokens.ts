import type { DevnetSolanaToken } from '../../DevnetDescription.ts'

/** The initial tokens. Their programs and decimals differ, to expose apps that mix them up. */
export const solanaTokens: readonly DevnetSolanaToken[] = [
  {
    mint: 'TUf5f3mAWXBJBo9B6J4sGnRB699JB3wfERFqRqgmoCg',
    program: 'spl-token',
    name: 'Test Dollar',
    symbol: 'TUSD',
    decimals: 6,
  },
  {
    mint: 'TEBNsJQJ2xxgeY1zNkdvokKkK4qddSG9qYCabGoUZ4P',
    program: 'token-2022',
    name: 'Test Euro',
    symbol: 'TEUR',
    decimals: 2,
  },
]
