/** A number from 0 to 2³²−1 that is always the same for the same text (FNV-1a). It tells texts apart, it protects nothing. */
export function toHash(text: string): number {
  let hash = 0x81_1c_9d_c5
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01_00_01_93)
  }
  return hash >>> 0
}
