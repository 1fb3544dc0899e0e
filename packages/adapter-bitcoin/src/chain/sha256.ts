/**
 * Computes SHA-256 (FIPS 180-4) of a few bytes synchronously. `isAddress` cannot await Web Crypto, and a library would add to the
 * first load. Not for secrets.
 */
export function sha256(bytes: Uint8Array): Uint8Array {
  const { state, rounds } = getConstants()
  const blocks = new Uint8Array(((bytes.length + 72) >> 6) << 6)
  blocks.set(bytes)
  blocks[bytes.length] = 0x80
  const view = new DataView(blocks.buffer)
  view.setUint32(blocks.length - 4, bytes.length * 8)
  const words = new Uint32Array(64)
  const at = (index: number): number => words[index] ?? 0
  for (let offset = 0; offset < blocks.length; offset += 64) {
    const now = [...state]
    for (let index = 0; index < 64; index++) {
      const early = at(index - 15)
      const late = at(index - 2)
      words[index] =
        index < 16
          ? view.getUint32(offset + index * 4)
          : at(index - 16) +
            (rotate(early, 7) ^ rotate(early, 18) ^ (early >>> 3)) +
            at(index - 7) +
            (rotate(late, 17) ^ rotate(late, 19) ^ (late >>> 10))
      const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = now
      const first =
        h + (rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25)) + ((e & f) ^ (~e & g)) + (rounds[index] ?? 0) + at(index)
      const second = (rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))
      now.unshift((first + second) | 0)
      now[4] = (d + first) | 0
      now.pop()
    }
    for (const [index, value] of now.entries()) state[index] = ((state[index] ?? 0) + value) | 0
  }
  const digest = new DataView(new ArrayBuffer(32))
  for (const [index, value] of state.entries()) digest.setUint32(index * 4, value)
  return new Uint8Array(digest.buffer)
}

function rotate(value: number, count: number): number {
  return (value >>> count) | (value << (32 - count))
}

/** The fractions of the square and cube roots of the first primes. */
function getConstants(): { readonly state: number[]; readonly rounds: readonly number[] } {
  const state: number[] = []
  const rounds: number[] = []
  for (let candidate = 2; rounds.length < 64; candidate++) {
    if (Array.from({ length: candidate }, (_, divisor) => candidate % divisor).indexOf(0, 2) >= 0) continue
    // The lower 32 bits are the fraction.
    if (state.length < 8) state.push((candidate ** (1 / 2) * 2 ** 32) | 0)
    rounds.push((candidate ** (1 / 3) * 2 ** 32) | 0)
  }
  return { state, rounds }
}
