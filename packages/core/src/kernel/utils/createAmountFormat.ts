import type { FormatAmountParameters } from './formatAmount.ts'
import { getNumberFormat } from './getNumberFormat.ts'
import { getNumberSymbols } from './getNumberSymbols.ts'

/** Formats an amount in the format's language. See `formatAmount`. */
export type AmountFormat = (parameters: Omit<FormatAmountParameters, 'locale'>) => string

/**
 * Creates the format of a language.
 *
 * @example
 * ```ts
 * const format = createAmountFormat('en')
 * format({ value: 742_900_000_000_000_000n, decimals: 18, digits: 3 }) // '0.742'
 * ```
 */
export function createAmountFormat(locale: string | undefined): AmountFormat {
  /** Writes digits as the locale does. */
  const write = (whole: string, fraction: string): string => {
    if (locale === undefined) return fraction === '' ? whole : `${whole}.${fraction}`
    const grouped = getNumberFormat(locale).format(BigInt(whole))
    if (fraction === '') return grouped
    const { point, digits } = getNumberSymbols(locale)
    return `${grouped}${point}${fraction.replace(/\d/g, (digit) => digits[Number(digit)] ?? digit)}`
  }

  return ({ value, decimals, digits }) => {
    const text = value.toString().padStart(decimals + 1, '0')
    const whole = text.slice(0, text.length - decimals)
    const exact = text.slice(text.length - decimals).replace(/0+$/, '')
    const fraction = exact === '' || digits === undefined ? exact : exact.padEnd(digits, '0').slice(0, digits)
    const isTooSmall = whole === '0' && exact !== '' && /^0*$/.test(fraction)
    if (!isTooSmall) return write(whole, fraction)
    return `<${digits === 0 ? write('1', '') : write('0', fraction.replace(/0$/, '1'))}`
  }
}
