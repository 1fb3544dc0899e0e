/**
 * Whether a value is hexadecimal data: `0x` and any number of hex digits.
 *
 * @example
 * ```ts
 * isHex('0x') // true
 * isHex('ff') // false
 * ```
 */
export function isHex(value: unknown): value is `0x${string}` {
  return typeof value === 'string' && /^0x[0-9a-fA-F]*$/.test(value)
}
