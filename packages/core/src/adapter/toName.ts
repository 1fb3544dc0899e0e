import { MAX_NAME_LENGTH } from './constants.ts'

/**
 * Cleans a name that a wallet provides for itself or for an asset: one line of at most 64 characters, without control and
 * direction characters. Cuts between graphemes only. Returns an empty string if there is no name.
 */
export function toName(value: unknown): string {
  if (typeof value !== 'string') return ''
  const name = value
    .slice(0, 4 * MAX_NAME_LENGTH)
    // Unicode's tables take 15 ms to load on a slow phone, and most names do not need them.
    .replace(/[^ -~]+/g, (part) => part.replace(/[\p{C}\s]+/gu, ' '))
    .replace(/ +/g, ' ')
    .trim()
  if (name.length <= MAX_NAME_LENGTH) return name
  const end = new Intl.Segmenter().segment(name).containing(MAX_NAME_LENGTH)?.index
  return name.slice(0, end).trim()
}
