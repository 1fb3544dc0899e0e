import type { SiwxAccount } from '@latchkey/protocol/siwx'

/**
 * Returns an address in the form in which equal addresses are equal texts: in lower case on eip155 and for bech32 addresses of
 * Bitcoin, unchanged elsewhere. Use it, not the address in the message, to look an account up.
 *
 * @example
 * ```ts
 * toCanonicalAddress({ chainId: 'eip155:1', accountAddress: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed' })
 * // '0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaed'
 * ```
 */
export function toCanonicalAddress({ accountAddress, chainId }: SiwxAccount): string {
  const isBech32 = chainId.startsWith('bip122:') && /^(?:bc|tb|bcrt)1[a-z\d]+$/i.test(accountAddress)
  return isBech32 || chainId.startsWith('eip155:') ? accountAddress.toLowerCase() : accountAddress
}
