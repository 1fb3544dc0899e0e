/** Returns whether a script is a taproot output (BIP-341): OP_1 and a push of 32 bytes. */
export function isTaproot({ raw }: { readonly raw: Buffer }): boolean {
  return raw.length === 34 && raw[0] === 0x51 && raw[1] === 0x20
}
