/**
 * Whether a text is an address of an EVM chain: 40 hexadecimal digits with an optional `0x`. The checksum of EIP-55 is not
 * required, because wallets also return addresses in lower case.
 *
 * @example
 * ```ts
 * isEvmAddress('0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed') // true
 * ```
 */
export function isEvmAddress(value: string): boolean {
  return /^(0x)?[0-9a-fA-F]{40}$/.test(value)
}
