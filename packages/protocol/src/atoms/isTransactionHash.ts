/**
 * Whether a text is the hash of an EVM transaction: `0x` and 64 hex digits.
 *
 * @example
 * ```ts
 * isTransactionHash(`0x${'ab'.repeat(32)}`) // true
 * ```
 */
export function isTransactionHash(value: string): value is `0x${string}` {
  return /^0x[0-9a-fA-F]{64}$/.test(value)
}
