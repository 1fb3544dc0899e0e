/**
 * Returns a percentage of an amount in its smallest unit, rounded down, so that it never exceeds the amount. It has the decimals of
 * the amount, because it is calculated from the amount alone.
 */
export function takePercentage(parameters: {
  readonly value: bigint
  /** A whole number from 0 to 100. */
  readonly percentage: number
}): bigint {
  return (parameters.value * BigInt(parameters.percentage)) / 100n
}
