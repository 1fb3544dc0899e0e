import { getNumberSymbols } from './getNumberSymbols.ts'

/** Parameters of `formatAmount`. */
export interface FormatAmountParameters {
  /** In the smallest unit: wei, lamports, satoshi. Not negative. */
  readonly value: bigint
  /** The number of decimals of the value: 18 for ether. */
  readonly decimals: number
  /** A language tag, for digits, grouping and decimal separator. Without one, the text is a plain decimal number. */
  readonly locale?: string | undefined
  /** How many decimals to show; without a number, every digit of the amount. */
  readonly digits?: number | undefined
}

/**
 * Formats an amount without floating-point numbers. Digits beyond those shown are cut off, not rounded, so an amount never
 * looks larger than it is. An amount too small to show is written as less than the smallest one that can be shown; a whole
 * amount has no decimals.
 *
 * @example
 * ```ts
 * formatAmount({ value: 742_900_000_000_000_000n, decimals: 18, locale: 'en', digits: 3 }) // '0.742'
 * formatAmount({ value: 1n, decimals: 18, locale: 'en', digits: 3 }) // '<0.001'
 * formatAmount({ value: 1_500_000_000_000_000_000n, decimals: 18 }) // '1.5'
 * ```
 */
export function formatAmount({ value, decimals, locale, digits }: FormatAmountParameters): string {
  const text = value.toString().padStart(decimals + 1, '0')
  const whole = text.slice(0, text.length - decimals)
  const exact = text.slice(text.length - decimals).replace(/0+$/, '')
  const fraction = exact === '' || digits === undefined ? exact : exact.padEnd(digits, '0').slice(0, digits)
  const isTooSmall = whole === '0' && exact !== '' && /^0*$/.test(fraction)
  if (!isTooSmall) return write({ whole, fraction, locale })
  return digits === 0
    ? `<${write({ whole: '1', fraction: '', locale })}`
    : `<${write({ whole: '0', fraction: fraction.replace(/0$/, '1'), locale })}`
}

/** Writes digits as the locale does. */
function write(parameters: {
  readonly whole: string
  readonly fraction: string
  readonly locale: string | undefined
}): string {
  const { whole, fraction, locale } = parameters
  if (locale === undefined) return fraction === '' ? whole : `${whole}.${fraction}`
  const format = new Intl.NumberFormat(locale)
  const grouped = format.format(BigInt(whole))
  if (fraction === '') return grouped
  const symbols = getNumberSymbols(format)
  return `${grouped}${symbols.point}${fraction.replace(/\d/g, (digit) => symbols.digits[Number(digit)] ?? digit)}`
}
