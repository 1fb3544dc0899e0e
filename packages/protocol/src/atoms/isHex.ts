/**
 * Whether a value is hexadecimal data: `0x` and any number of hexadecimal digits.
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

/**
 * Whether a text is the hash of an EVM transaction: `0x` and 64 hexadecimal digits.
 *
 * @example
 * ```ts
 * isTransactionHash(`0x${'ab'.repeat(32)}`) // true
 * ```
 */
export function isTransactionHash(value: string): value is `0x${string}` {
  return /^0x[0-9a-fA-F]{64}$/.test(value)
}

/**
 * Whether a text is the signature of a message on an EVM chain: `0x` and at least 62 hexadecimal digits.
 *
 * @example
 * ```ts
 * isSignedMessage(`0x${'ab'.repeat(65)}`) // true
 * ```
 */
export function isSignedMessage(value: string): value is `0x${string}` {
  return /^0x[0-9a-fA-F]{62,}$/.test(value)
}
