import { MAX_NAME_LENGTH } from './constants.ts'

/**
 * Cleans a text that a wallet, a token or a chain provides, such as its name: one line of at most 64 characters unless another
 * length is given, without control and direction characters. Cuts between graphemes only. Returns an empty string if there is none.
 */
export function toName(value: unknown, maxLength: number = MAX_NAME_LENGTH): string {
  if (typeof value !== 'string') return ''
  const name = value
    .slice(0, 4 * maxLength)
    // Unicode's tables take 15 ms to load on a slow phone, and most names do not need them.
    .replace(/[^ -~]+/g, (part) => part.replace(/[\p{C}\s]+/gu, ' '))
    .replace(/ +/g, ' ')
    .trim()
  if (name.length <= maxLength) return name
  const end = new Intl.Segmenter().segment(name).containing(maxLength)?.index
  return name.slice(0, end).trim()
}
