import { createAmountFormat, type AmountFormat } from '@latchkey/core/internal'
import { createFiatFormat, type FiatFormat } from './createFiatFormat.ts'

/** How a list of tokens writes amounts, values and prices. */
export interface TokenFormats {
  readonly amounts: AmountFormat
  readonly fiat: FiatFormat
}

/** Creates the formats of a language. A list has one of each, because rows compare them. */
export function createTokenFormats(locale: string): TokenFormats {
  return { amounts: createAmountFormat(locale), fiat: createFiatFormat(locale) }
}
