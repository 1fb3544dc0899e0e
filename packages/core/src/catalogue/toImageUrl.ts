import { IMAGE_LIMIT } from './constants.ts'

/** Types that an `<img>` shows without running scripts. */
const types: readonly string[] = ['image/png', 'image/jpeg', 'image/gif', 'image/webp', 'image/avif', 'image/svg+xml']

/** The chunk size of the conversion: a call accepts a limited number of arguments. */
const step = 8_192

/** Converts an image to a `data:` URL; returns `null` for other types and for more than 100 kB. */
export async function toImageUrl(blob: Blob): Promise<string | null> {
  const type = blob.type.split(';', 1)[0]?.trim() ?? ''
  if (!types.includes(type) || blob.size === 0 || blob.size > IMAGE_LIMIT) return null
  const bytes = new Uint8Array(await blob.arrayBuffer())
  let text = ''
  for (let start = 0; start < bytes.length; start += step)
    text += String.fromCharCode(...bytes.subarray(start, start + step))
  return `data:${type};base64,${btoa(text)}`
}
