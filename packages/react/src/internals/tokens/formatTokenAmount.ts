import type { TokenBalance } from '@latchkey/core'
import { amountDigits, toScaled, type AmountFormat } from '@latchkey/core/internal'
import { toDisplayText } from '../../ui/toDisplayText.ts'

/** A balance as it is shown, with three decimals (S9.041), and whole, or the symbol alone if the balance is not known. */
export function formatTokenAmount(parameters: {
  readonly token: Pick<TokenBalance, 'quantity' | 'symbol'>
  readonly format: AmountFormat
}): { readonly amount: string; readonly exactAmount: string } {
  const { token, format } = parameters
  const symbol = toDisplayText(token.symbol)
  if (token.quantity.numeric === '') return { amount: symbol, exactAmount: '' }
  const decimals = Number(token.quantity.decimals)
  const value = toScaled({ text: token.quantity.numeric, digits: decimals }) ?? 0n
  return {
    amount: `${format({ value, decimals, digits: amountDigits.balance })} ${symbol}`.trim(),
    exactAmount: `${format({ value, decimals })} ${symbol}`.trim(),
  }
}
