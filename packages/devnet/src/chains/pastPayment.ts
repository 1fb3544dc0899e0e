import { devAccounts } from './devAccounts.ts'

/**
 * What account 0 paid before a test begins, in units of Test Dollar, and got back, so that balances stay round. The
 * genesis block holds the allowances for it, so that neither account needs a transaction of its own.
 */
export const pastPayment: {
  readonly from: `0x${string}`
  readonly to: `0x${string}`
  readonly amount: bigint
  /** Begins and ends with the same four digits as {@link pastPayment.to}, which is all that many people compare. */
  readonly lookAlike: `0x${string}`
} = {
  from: devAccounts[0]?.address ?? '0x',
  to: devAccounts[1]?.address ?? '0x',
  amount: 25_000_000n,
  lookAlike: '0x7099b0D6E4d1c6F0a3D2F3e0b90C5d3f4aA179C8',
}
