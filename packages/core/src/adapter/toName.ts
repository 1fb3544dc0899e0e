import { MAX_NAME_LENGTH } from './constants.ts'

/**
 * A name that a wallet gives, of itself or of an asset, in one short line: at most 64 characters, without control characters
 * and such as turn the direction of the text around. Empty if there is none.
 */
export function toName(value: unknown): string {
  if (typeof value !== 'string') return ''
  return value
    .slice(0, 4 * MAX_NAME_LENGTH)
    .replace(/[\p{C}\s]+/gu, ' ')
    .trim()
    .slice(0, MAX_NAME_LENGTH)
}
