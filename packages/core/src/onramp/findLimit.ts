import { toScaled } from '../kernel/utils/toScaled.ts'
import type { OnrampChoices, OnrampForm, OnrampLimit } from './state.ts'

/** More than the decimals of any currency. */
const DIGITS = 18

/** Says whether an amount is outside of what the chosen way to pay allows; `null` if it is within, or if there is none. */
export function findLimit(options: OnrampChoices | null, form: OnrampForm): OnrampLimit | null {
  const currency = options?.paymentCurrencies.find(({ id }) => id === form.paymentCurrency)
  const method = currency?.payment_method_limits.find(({ id }) => id === form.paymentMethod)
  if (!method || form.amount === null) return null
  const [amount, min, max] = [form.amount, method.min, method.max].map((text) => toScaled({ text, digits: DIGITS }))
  if (amount === undefined) return null
  if (min !== undefined && amount < min) return { limit: 'below', value: method.min }
  if (max !== undefined && amount > max) return { limit: 'above', value: method.max }
  return null
}
