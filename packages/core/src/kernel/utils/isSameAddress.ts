/** Whether two addresses are one. The case of letters has no meaning in hex and Bech32 addresses; in base58 it has. */
export function isSameAddress({ address, other }: { readonly address: string; readonly other: string }): boolean {
  const isCaseless = /^(?:0x|(?:bc|tb|bcrt)1)/i.test(address)
  return isCaseless ? address.toLowerCase() === other.toLowerCase() : address === other
}
