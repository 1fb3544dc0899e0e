/**
 * Whether a string is an EVM address: 40 hex digits with an optional 0x (S5.042). Only `toRecipient` checks the EIP-55
 * checksum.
 */
export function isAddress(value: string): boolean {
  return /^(0x)?[\da-f]{40}$/i.test(value)
}
