import type { TokenBalance } from '@latchkey/core'
import { amountDigits, formatAmount, toScaled } from '@latchkey/core/internal'
import { toDisplayText } from '../../ui/toDisplayText.ts'

/** A balance as it is shown, with three decimals (S9.041), and whole. */
export function formatTokenAmount(parameters: {
  readonly token: Pick<TokenBalance, 'quantity' | 'symbol'>
  readonly locale: string
}): { readonly amount: string; readonly exactAmount: string } {
  const { quantity, symbol } = parameters.token
  const decimals = Number(quantity.decimals)
  const value = toScaled({ text: quantity.numeric, digits: decimals }) ?? 0n
  const write = (digits?: number): string =>
    `${formatAmount({ value, decimals, locale: parameters.locale, digits })} ${toDisplayText(symbol)}`.trim()
  return { amount: write(amountDigits.balance), exactAmount: write() }
}
