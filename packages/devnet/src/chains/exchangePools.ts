import type { DevnetPool } from '../DevnetDescription.ts'
import { tokenAddresses } from './tokenAddresses.ts'

/** EIP-55 address of the exchange. */
export const exchangeAddress = '0xe8c4a46e00000000000000000000000000000007'

/** What exchanges call the coin of a chain. */
const coin = '0xEeeeeEeeeEeEeeEeEeEeeEEEeeeeEeeeeeeeEEeE'

const { LUSD, TGOV, TUSD } = tokenAddresses

/** The pools of the exchange. A coin costs 2,000 TUSD, a TGOV costs 10 and a LUSD 1. */
export const exchangePools: readonly DevnetPool[] = [
  { tokens: [coin, TUSD], reserves: [toUnits(10_000, 18), toUnits(20_000_000, 6)] },
  { tokens: [TUSD, LUSD], reserves: [toUnits(10_000_000, 6), toUnits(10_000_000, 6)] },
  { tokens: [coin, TGOV], reserves: [toUnits(5_000, 18), toUnits(1_000_000, 18)] },
]

/** What the exchange holds of a token at its start, for all pools together. */
export function getPooled(token: string): bigint {
  return exchangePools.reduce(
    (sum, { reserves, tokens }) =>
      sum + tokens.reduce((part, one, index) => part + (one === token ? BigInt(reserves[index] ?? 0) : 0n), 0n),
    0n,
  )
}

/** What the exchange holds of the chain's coin at its start, in wei. */
export function getPooledCoins(): bigint {
  return getPooled(coin)
}

function toUnits(amount: number, decimals: number): string {
  return String(BigInt(amount) * 10n ** BigInt(decimals))
}
