/**
 * Whether a text is the signature of a message on an EVM chain: `0x` and 62 or more hex digits.
 *
 * @example
 * ```ts
 * isSignedMessage(`0x${'ab'.repeat(65)}`) // true
 * ```
 */
export function isSignedMessage(value: string): value is `0x${string}` {
  return /^0x[0-9a-fA-F]{62,}$/.test(value)
}
