/** Types that an `<img>` shows without running scripts. */
const imageTypes: readonly string[] = [
  'image/png',
  'image/jpeg',
  'image/gif',
  'image/webp',
  'image/avif',
  'image/svg+xml',
]

/** The chunk size of the conversion: a call accepts a limited number of arguments. */
const stepSize = 8_192

/** Converts an image to a `data:` URL; returns `null` for other types and for more than `limit` bytes. */
export async function toImageUrl(blob: Blob, limit: number): Promise<string | null> {
  const type = blob.type.split(';', 1)[0]?.trim() ?? ''
  if (!imageTypes.includes(type) || blob.size === 0 || blob.size > limit) return null
  const bytes = new Uint8Array(await blob.arrayBuffer())
  let text = ''
  for (let start = 0; start < bytes.length; start += stepSize)
    text += String.fromCharCode(...bytes.subarray(start, start + stepSize))
  return `data:${type};base64,${btoa(text)}`
}
