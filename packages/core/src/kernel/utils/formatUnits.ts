/**
 * Converts a whole number of smallest units to an exact decimal number without trailing zeros.
 *
 * @example
 * ```ts
 * formatUnits({ value: '1500000000000000000', decimals: 18 }) // '1.5'
 * ```
 */
export function formatUnits(parameters: { readonly value: string | bigint; readonly decimals: number }): string {
  const value = BigInt(parameters.value)
  const digits = (value < 0n ? -value : value).toString().padStart(parameters.decimals + 1, '0')
  const cut = digits.length - parameters.decimals
  const fraction = digits.slice(cut).replace(/0+$/, '')
  return `${value < 0n ? '-' : ''}${digits.slice(0, cut)}${fraction && `.${fraction}`}`
}
