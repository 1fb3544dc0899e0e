import { amountDigits, getNumberFormat, toScaled } from '@latchkey/core/internal'

/** Writes values and prices in US dollars. */
export interface FiatFormat {
  /** A value with two decimals (S9.042), cut and not rounded; `<$0.01` if it is less. */
  readonly formatValue: (value: number) => string
  /** A value in parts: the decimals apart, so that they can be shown smaller. */
  readonly splitValue: (value: number) => readonly { readonly text: string; readonly isDecimals: boolean }[]
  /** The price of one token: four digits if it is small. */
  readonly formatPrice: (price: number) => string
}

const dollars = { style: 'currency', currency: 'USD', currencyDisplay: 'narrowSymbol' } as const

/** Creates the format of a language. */
export function createFiatFormat(locale: string): FiatFormat {
  const exact = getNumberFormat(locale, dollars)
  const small = getNumberFormat(locale, { ...dollars, maximumSignificantDigits: 4 })
  const prefix = (value: number): string => (isTooSmall(value) ? '<' : '')
  const shorten = (value: number): number => (isTooSmall(value) ? 0.01 : cut(value))
  return {
    formatValue: (value) => `${prefix(value)}${keepTogether(exact.format(shorten(value)))}`,
    splitValue: (value) => [
      { text: prefix(value), isDecimals: false },
      ...exact.formatToParts(shorten(value)).map(({ type, value: text }) => ({
        text: keepTogether(text),
        isDecimals: type === 'decimal' || type === 'fraction',
      })),
    ],
    formatPrice: (price) => keepTogether((price > 0 && price < 1 ? small : exact).format(price)),
  }
}

/** Keeps the sign behind the letters of a currency, as Arabic writes them: among words from right to left it would go before them. */
function keepTogether(text: string): string {
  return text.replace('US$', 'US$\u200E')
}

/** Sums of prices have tiny errors: 0.7 + 0.1 is less than 0.8, and must not become 0.79. */
function cut(value: number): number {
  const scaled = toScaled({ text: value.toFixed(6), digits: amountDigits.total }) ?? 0n
  return Number(scaled) / 10 ** amountDigits.total
}

function isTooSmall(value: number): boolean {
  return value > 0 && cut(value) === 0
}
