import { MAX_ICON_LENGTH } from './constants.ts'

/** Returns a wallet's icon if it is an `https:` or `data:image/` URL of at most 262,144 characters. */
export function toIcon(value: unknown): string | undefined {
  if (typeof value !== 'string' || value.length > MAX_ICON_LENGTH) return undefined
  const icon = value.trim()
  return /^(https:\/\/|data:image\/)/i.test(icon) ? icon : undefined
}
