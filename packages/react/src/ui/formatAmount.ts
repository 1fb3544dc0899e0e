export interface FormatAmountParameters {
  /** In the smallest unit: wei, lamports, satoshi. Not negative. */
  readonly value: bigint
  /** How many digits of the value stand behind the point: 18 for ether. */
  readonly decimals: number
  /** A language tag: decides digits, grouping and point. */
  readonly locale: string
  /** How many of them to show. */
  readonly digits?: number | undefined
}

/**
 * Writes an amount without ever passing through a floating-point number. Digits beyond those shown are cut off, not rounded:
 * nobody is told of more than there is. An amount too small to show is said to be less than the smallest that can be shown.
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
  if (digits === 0) return tooSmall ? `<${whole}` : whole
  const point = new Intl.NumberFormat(locale).formatToParts(0.5).find(({ type }) => type === 'decimal')?.value ?? '.'
  const fraction = new Intl.NumberFormat(locale, { minimumIntegerDigits: digits, useGrouping: false }).format(
    written % scale,
  )
  return `${tooSmall ? '<' : ''}${whole}${point}${fraction}`
}
