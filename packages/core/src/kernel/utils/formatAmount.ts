import { createAmountFormat } from './createAmountFormat.ts'

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
 * amount has no decimals. For a list of amounts, use `createAmountFormat`.
 *
 * @example
 * ```ts
 * formatAmount({ value: 742_900_000_000_000_000n, decimals: 18, locale: 'en', digits: 3 }) // '0.742'
 * formatAmount({ value: 1n, decimals: 18, locale: 'en', digits: 3 }) // '<0.001'
 * formatAmount({ value: 1_500_000_000_000_000_000n, decimals: 18 }) // '1.5'
 * ```
 */
export function formatAmount({ locale, ...amount }: FormatAmountParameters): string {
  return createAmountFormat(locale)(amount)
}
