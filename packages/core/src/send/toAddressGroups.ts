/**
 * Splits an address for reading: what all addresses of its kind begin with, and groups of 4 characters. The last group may be
 * shorter.
 *
 * @example
 * toAddressGroups('0x71C7656E…') // { prefix: '0x', groups: ['71C7', '656E', …] }
 */
export function toAddressGroups(address: string): { readonly prefix: string; readonly groups: readonly string[] } {
  const prefix = /^(?:0x|(?:bc|tb|bcrt)1)/i.exec(address)?.[0] ?? ''
  return { prefix, groups: address.slice(prefix.length).match(/.{1,4}/gs) ?? [] }
}
