/** A token amount in a real node's format. */
export interface UiAmount {
  /** In the smallest unit. */
  readonly amount: string
  readonly decimals: number
  /** In whole units, rounded to a JavaScript number. */
  readonly uiAmount: number | null
  /** In whole units. */
  readonly uiAmountString: string
}

/** Formats an amount in both units. A multiplier changes only what is shown. */
export function toUiAmount(parameters: {
  readonly amount: bigint
  readonly decimals: number
  readonly multiplier?: number | undefined
}): UiAmount {
  const { amount, decimals, multiplier } = parameters
  if (multiplier !== undefined) {
    const written = ((Number(amount) * multiplier) / 10 ** decimals).toFixed(Math.min(decimals, 100))
    const uiAmountString = written.includes('.') ? written.replace(/\.?0+$/, '') : written
    return { amount: amount.toString(), decimals, uiAmount: Number(uiAmountString), uiAmountString }
  }
  const digits = amount.toString().padStart(decimals + 1, '0')
  const whole = digits.slice(0, digits.length - decimals)
  const fraction = digits.slice(digits.length - decimals).replace(/0+$/, '')
  const uiAmountString = fraction === '' ? whole : `${whole}.${fraction}`
  return { amount: amount.toString(), decimals, uiAmount: Number(uiAmountString), uiAmountString }
}
