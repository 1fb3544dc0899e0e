/**
 * Converts a decimal number that a program wrote, such as a price, to a whole number of its smallest unit. Digits beyond
 * those are cut off.
 *
 * @returns `undefined` if the text is not a decimal number, or if it has too many digits.
 *
 * @example
 * ```ts
 * toScaled({ text: '2601.2', digits: 18 }) // 2_601_200_000_000_000_000_000n
 * toScaled({ text: '1.5e-7', digits: 8 }) // 15n
 * ```
 */
export function toScaled(parameters: { readonly text: string; readonly digits: number }): bigint | undefined {
  const { text, digits } = parameters
  if (text.length > 400) return undefined
  const [, whole, fraction = '', exponent = '0'] = /^(\d+)(?:\.(\d+))?(?:[Ee]([+-]?\d{1,3}))?$/.exec(text) ?? []
  if (whole === undefined) return undefined
  const shift = digits + Number(exponent) - fraction.length
  const value = BigInt(whole + fraction)
  return shift < 0 ? value / 10n ** BigInt(-shift) : value * 10n ** BigInt(shift)
}
