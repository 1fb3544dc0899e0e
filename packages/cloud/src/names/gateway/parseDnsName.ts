/** Decodes a name of the format that DNS sends (RFC 1035); `undefined` if it is not one, or has other characters than ASCII. */
export function parseDnsName(bytes: Uint8Array): string | undefined {
  const labels: string[] = []
  let position = 0
  // A name has at most 255 bytes.
  while (position < Math.min(bytes.length, 255)) {
    const length = bytes[position] ?? 0
    if (length === 0) return position === bytes.length - 1 && labels.length > 0 ? labels.join('.') : undefined
    const label = bytes.subarray(position + 1, position + 1 + length)
    if (label.length < length || !label.every((byte) => byte > 0x20 && byte < 0x7f && byte !== 0x2e)) return undefined
    labels.push(String.fromCodePoint(...label))
    position += 1 + length
  }
  return undefined
}
