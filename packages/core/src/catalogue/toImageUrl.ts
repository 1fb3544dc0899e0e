import { IMAGE_LIMIT } from './constants.ts'

/** What an `<img>` shows and cannot run. */
const types: readonly string[] = ['image/png', 'image/jpeg', 'image/gif', 'image/webp', 'image/avif', 'image/svg+xml']

/** How much is made text at once: a call takes only so many arguments. */
const step = 8_192

/** A picture as a `data:` URL; `null` for what is none that may be shown, and for one of more than 100 kB. */
export async function toImageUrl(blob: Blob): Promise<string | null> {
  const type = blob.type.split(';', 1)[0]?.trim() ?? ''
  if (!types.includes(type) || blob.size === 0 || blob.size > IMAGE_LIMIT) return null
  const bytes = new Uint8Array(await blob.arrayBuffer())
  let text = ''
  for (let start = 0; start < bytes.length; start += step)
    text += String.fromCharCode(...bytes.subarray(start, start + step))
  return `data:${type};base64,${btoa(text)}`
}
