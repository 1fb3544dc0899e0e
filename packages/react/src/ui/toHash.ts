/** Hashes a text to a number from 0 to 2³²−1 (FNV-1a). For telling texts apart, not for security. */
export function toHash(text: string): number {
  let hash = 0x81_1c_9d_c5
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01_00_01_93)
  }
  return hash >>> 0
}
