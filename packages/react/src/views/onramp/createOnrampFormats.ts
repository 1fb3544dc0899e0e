import { formatAmount, getNumberFormat, toScaled } from '@latchkey/core/internal'
import type { OnrampDestination, OnrampPurchaseCurrency } from '@latchkey/core'
import type { Translator } from '../../messages/createTranslator.ts'
import { toDisplayText } from '../../ui/toDisplayText.ts'
import { usStates } from './countries.ts'

/** How many decimals of what is bought are shown. */
const boughtDigits = 6
const DIGITS = 18

/** Names of ways to pay that are the same in all languages. */
const brands: Readonly<Record<string, string>> = {
  apple_pay: 'Apple Pay',
  google_pay: 'Google Pay',
  paypal: 'PayPal',
  sepa: 'SEPA',
  revolut_pay: 'Revolut Pay',
}

/** How the form writes money, currencies, countries and ways to pay. */
export interface OnrampFormats {
  /** An amount of money, from a decimal number: "€50.00". */
  money(text: string, currency: string): string
  /** An amount of what is bought: "0.0192 ETH". */
  bought(text: string, symbol: string): string
  currency(id: string): string
  country(code: string): string
  method(id: string): string
  /** How many decimals the currency has. */
  decimals(currency: string): number
}

/** Creates the formats of one language. */
export function createOnrampFormats({ locale, t }: Pick<Translator, 'locale' | 't'>): OnrampFormats {
  const regions = new Intl.DisplayNames(locale, { type: 'region', fallback: 'code' })
  const currencies = new Intl.DisplayNames(locale, { type: 'currency', fallback: 'code' })
  const isMoney = (currency: string): boolean => /^[A-Z]{3}$/.test(currency)
  const toMoney = (currency: string) => getNumberFormat(locale, { style: 'currency', currency })
  return {
    money: (text, currency) =>
      isMoney(currency) ? toMoney(currency).format(Number(text)) : `${text} ${toDisplayText(currency)}`,
    bought: (text, symbol) => {
      const value = toScaled({ text, digits: DIGITS })
      const smallest = 10n ** BigInt(DIGITS - boughtDigits)
      if (value === undefined) return toDisplayText(symbol)
      // Without zeros at the end.
      const shown = value < smallest ? value : value - (value % smallest)
      const digits = value < smallest ? boughtDigits : undefined
      return `${formatAmount({ value: shown, decimals: DIGITS, locale, digits })} ${toDisplayText(symbol)}`
    },
    currency: (id) => (isMoney(id) ? (currencies.of(id) ?? id) : toDisplayText(id)),
    country: (code) => {
      const [country = '', state] = code.split('-')
      const name = /^[A-Z]{2}$/.test(country) ? (regions.of(country) ?? country) : country
      return state === undefined ? name : `${name} · ${usStates.get(state) ?? state}`
    },
    method: (id) =>
      id === 'card'
        ? t('onRamp.card')
        : id === 'ach_bank_account'
          ? t('onRamp.bank')
          : (brands[id] ?? toDisplayText(id.replaceAll('_', ' '))),
    decimals: (currency) => (isMoney(currency) ? (toMoney(currency).resolvedOptions().maximumFractionDigits ?? 2) : 2),
  }
}

/** A currency as a token whose picture can be shown. */
export const toPictured = (currency: OnrampPurchaseCurrency, destination?: OnrampDestination | null) => ({
  address: destination?.contract ?? undefined,
  iconUrl: currency.icon_url ?? undefined,
  symbol: currency.symbol,
})
