/** Formats an amount given in its smallest unit, with up to `digits` decimals, rounded down. */
export function formatAmount(parameters: {
  readonly value: bigint
  readonly decimals: number
  readonly digits: number
}): string {
  const { value, decimals, digits } = parameters
  const unit = 10n ** BigInt(decimals)
  const fraction = (value % unit).toString().padStart(decimals, '0').slice(0, digits)
  const whole = new Intl.NumberFormat('en').format(value / unit)
  return digits === 0 ? whole : `${whole}.${fraction.padEnd(digits, '0')}`
}
