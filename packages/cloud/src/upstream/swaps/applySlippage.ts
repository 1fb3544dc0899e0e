/** What arrives at least, rounded down. */
export function applySlippage(amount: bigint, slippage: number): bigint {
  return (amount * BigInt(10_000 - slippage)) / 10_000n
}
