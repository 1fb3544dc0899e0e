import { toName } from '@latchkey/core/adapter'

/** How many bytes of a text are read. `toName` cuts it further, between graphemes. */
const MAX_TEXT = 1_024

/** Decodes a contract's text: of the ABI, or the 32 bytes that the first tokens answered with. Returns an empty text otherwise. */
export function parseText(value: unknown, maxLength?: number): string {
  if (typeof value !== 'string' || !/^0x[\da-f]{64}/i.test(value)) return ''
  const word = (position: number): number => {
    const digits = value.slice(2 + position * 2, 2 + position * 2 + 64)
    const number = /^[\da-f]{64}$/i.test(digits) ? BigInt(`0x${digits}`) : 0n
    return number > BigInt(value.length) ? value.length : Number(number)
  }
  const [start, length] = value.length === 66 ? [0, 32] : [word(0) + 32, word(word(0))]
  const digits = value.slice(2 + start * 2, 2 + (start + Math.min(length, MAX_TEXT)) * 2)
  if (!/^([\da-f]{2})*$/i.test(digits)) return ''
  const bytes = Array.from(digits.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
  return toName(new TextDecoder().decode(Uint8Array.from(bytes)), maxLength)
}
