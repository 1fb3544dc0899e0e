/** Whether two lists of bytes are the same. What is compared here is public. */
export function isEqualBytes(first: Uint8Array, second: Uint8Array): boolean {
  return first.length === second.length && first.every((byte, index) => byte === second[index])
}
