/** Whether a string is an address of the reference chain: 32 bytes in lower-case hexadecimal. */
export function isReferenceAddress(value: string): value is `0x${string}` {
  return /^0x[0-9a-f]{64}$/.test(value)
}
