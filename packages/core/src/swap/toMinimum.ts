const BPS = 10_000n

/** What arrives at least of an amount, with a slippage in percent. Rounded down, as contracts round. */
export const toMinimum = (amount: bigint, slippage: number): bigint => (amount * (BPS - toBps(slippage))) / BPS

/** Percent as hundredths of a percent. */
export const toBps = (percent: number): bigint => BigInt(Math.round(percent * 100))

/** The largest slippage in percent with which at least `minimum` of an amount arrives; 0 if there is none. */
export function toSlippage(amount: bigint, minimum: bigint): number {
  if (amount <= minimum) return 0
  const bps = ((amount - minimum) * BPS) / amount
  return Number(bps) / 100
}
