/** Bytes of UTF-8 per character, at most. */
const bytesPerCharacter = 4

/**
 * Decodes a name or symbol that a contract returned: a string, or `bytes32` as of tokens from before ERC-20 was settled.
 * Characters that are invisible or change the direction of other text are removed. Reads no more of a long text than it returns.
 *
 * @returns `undefined` if nothing readable is left.
 */
export function decodeTokenText(result: unknown, charactersAtMost: number): string | undefined {
  if (typeof result !== 'string' || !/^0x[\da-f]*$/i.test(result)) return undefined
  const hex = result.length === 66 ? result.slice(2) : readString(result.slice(2))
  if (hex === undefined) return undefined
  const bytes = Buffer.from(hex.slice(0, charactersAtMost * bytesPerCharacter * 2), 'hex')
  const text = bytes
    .toString('utf8')
    .replaceAll(/[\p{C}\uFFFD]/gu, '')
    .replaceAll(/\p{Z}+/gu, ' ')
    .trim()
  return Array.from(text).slice(0, charactersAtMost).join('').trim() || undefined
}

/** The content of an ABI-encoded string, in hex. */
function readString(hex: string): string | undefined {
  const offset = readNumber(hex, 0)
  const length = offset === undefined ? undefined : readNumber(hex, offset * 2)
  if (offset === undefined || length === undefined) return undefined
  const start = (offset + 32) * 2
  return hex.slice(start, Math.min(start + length * 2, hex.length))
}

/** The word at a position, if it can be a position or length in the text. */
function readNumber(hex: string, start: number): number | undefined {
  const word = hex.slice(start, start + 64)
  return /^0{56}[\da-f]{8}$/i.test(word) ? Number.parseInt(word, 16) : undefined
}
