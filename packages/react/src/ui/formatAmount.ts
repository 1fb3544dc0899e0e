export interface FormatAmountParameters {
  /** In the smallest unit: wei, lamports, satoshi. Not negative. */
  readonly value: bigint
  /** The number of decimals of the value: 18 for ether. */
  readonly decimals: number
  /** A language tag, for digits, grouping and decimal separator. */
  readonly locale: string
  /** How many decimals to show. */
  readonly digits?: number | undefined
}

/**
 * Formats an amount without floating-point numbers. Digits beyond those shown are cut off, not rounded, so an amount never
 * looks larger than it is. An amount too small to show is written as less than the smallest one that can be shown; a whole
 * amount has no decimals.
 *
 * @example
 * formatAmount({ value: 742_900_000_000_000_000n, decimals: 18, locale: 'en' }) // '0.742'
 * formatAmount({ value: 1n, decimals: 18, locale: 'en' }) // '<0.001'
 */
export function formatAmount({ value, decimals, locale, digits = 3 }: FormatAmountParameters): string {
  const cut = decimals - digits
  const shown = cut > 0 ? value / 10n ** BigInt(cut) : value * 10n ** BigInt(-cut)
  const tooSmall = shown === 0n && value > 0n
  const scale = 10n ** BigInt(digits)
  const written = tooSmall ? 1n : shown
  const whole = new Intl.NumberFormat(locale).format(written / scale)
  if (digits === 0 || value % 10n ** BigInt(decimals) === 0n) return tooSmall ? `<${whole}` : whole
  const point = new Intl.NumberFormat(locale).formatToParts(0.5).find(({ type }) => type === 'decimal')?.value ?? '.'
  const fraction = new Intl.NumberFormat(locale, { minimumIntegerDigits: digits, useGrouping: false }).format(
    written % scale,
  )
  return `${tooSmall ? '<' : ''}${whole}${point}${fraction}`
}
