import artifact from '../contracts/Exchange.json' with { type: 'json' }
import governanceToken from '../contracts/GovernanceToken.json' with { type: 'json' }
import type { DevnetExchange } from '../DevnetDescription.ts'
import { exchangeAddress, exchangePools, getPooledCoins } from './exchangePools.ts'
import type { GenesisToken } from './tokens.ts'
import { tokenAddresses } from './tokenAddresses.ts'

/** The token that only the exchange holds at the start of a chain. */
const pooledToken: GenesisToken = {
  token: {
    address: tokenAddresses.TGOV,
    name: 'Test Governance',
    symbol: 'TGOV',
    decimals: 18,
    transferReturns: true,
  },
  code: governanceToken.deployedBytecode,
  storage: governanceToken.storage,
}

/** The contract that swaps tokens, with its pools and the token that is only there. */
export const exchange: {
  readonly description: DevnetExchange
  readonly pooledToken: GenesisToken
  readonly code: string
  readonly storage: Readonly<Record<string, string>>
  /** What it holds of the chain's coin, in wei. */
  readonly balance: bigint
} = {
  description: { address: exchangeAddress, pooledToken: pooledToken.token, pools: exchangePools },
  pooledToken,
  code: artifact.deployedBytecode,
  storage: artifact.storage,
  balance: getPooledCoins(),
}
