import legacyDollar from '../contracts/LegacyDollar.json' with { type: 'json' }
import testDollar from '../contracts/TestDollar.json' with { type: 'json' }
import type { DevnetToken } from '../DevnetDescription.ts'
import { tokenAddresses } from './tokenAddresses.ts'

/** A token with its part of the genesis block: its code, and the storage with the initial balances. */
export interface GenesisToken {
  readonly token: DevnetToken
  readonly code: string
  readonly storage: Readonly<Record<string, string>>
}

/** The tokens on every chain, at fixed addresses. */
export const tokens: readonly GenesisToken[] = [
  {
    token: {
      address: tokenAddresses.TUSD,
      name: 'Test Dollar',
      symbol: 'TUSD',
      decimals: 6,
      transferReturns: true,
    },
    code: testDollar.deployedBytecode,
    storage: testDollar.storage,
  },
  {
    token: {
      address: tokenAddresses.LUSD,
      name: 'Legacy Dollar',
      symbol: 'LUSD',
      decimals: 6,
      transferReturns: false,
    },
    code: legacyDollar.deployedBytecode,
    storage: legacyDollar.storage,
  },
]
