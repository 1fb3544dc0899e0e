/** Apps ask for more than any supply in several ways; all are far above 2^95, the largest amount of common tokens. */
export function isUnlimited(amount: bigint): boolean {
  return amount >= 1n << 95n
}
