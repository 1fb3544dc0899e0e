import { MAX_ICON_LENGTH } from './constants.ts'

/** A wallet's icon, if it is an image by its URL and not too large. */
export function toIcon(value: unknown): string | undefined {
  if (typeof value !== 'string' || value.length > MAX_ICON_LENGTH) return undefined
  const icon = value.trim()
  return /^(https:\/\/|data:image\/)/i.test(icon) ? icon : undefined
}
