import { MAX_NAME_LENGTH } from './constants.ts'

/**
 * A name that a wallet gives, of itself or of an asset, in one short line: at most 64 characters, without control characters
 * and such as turn the direction of the text around. What a reader takes for one character is kept whole or left out. Empty
 * if there is no name.
 */
export function toName(value: unknown): string {
  if (typeof value !== 'string') return ''
  const name = value
    .slice(0, 4 * MAX_NAME_LENGTH)
    .replace(/[\p{C}\s]+/gu, ' ')
    .trim()
  const end = new Intl.Segmenter().segment(name).containing(MAX_NAME_LENGTH)?.index
  return name.slice(0, end).trim()
}
