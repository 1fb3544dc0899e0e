import { createAmountFormat, type AmountFormat } from '@latchkey/core/internal'

/** How a list of transactions writes days and amounts. */
export interface ActivityFormats {
  readonly days: Intl.DateTimeFormat
  readonly months: Intl.DateTimeFormat
  readonly amounts: AmountFormat
}

/** Creates the formats of a language. A list has one of each, because browsers take long to create them. */
export function createActivityFormats(locale: string): ActivityFormats {
  return {
    days: new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short' }),
    months: new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric' }),
    amounts: createAmountFormat(locale),
  }
}
