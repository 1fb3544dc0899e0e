const longestUrl = 2_048
const longestDataUri = 262_144
const imageData = /^data:image\/(png|jpeg|gif|webp|avif|svg\+xml)[;,]/i

/**
 * Returns a picture's address only if it can do nothing but show a picture: `https:` without credentials, or a `data:` URI
 * of a known image type of at most 256 kB. Wallet metadata is untrusted.
 *
 * @param longest another length of a `data:` URI that is allowed, in characters, for pictures from the cloud.
 * @returns undefined for anything else.
 */
export function toSafeImageSource(value: unknown, longest = longestDataUri): string | undefined {
  if (typeof value !== 'string' || value.length > longest) return undefined
  const text = value.trim()
  if (imageData.test(text)) return text
  if (text.length > longestUrl) return undefined
  try {
    const { protocol, username, password, href } = new URL(text)
    return protocol === 'https:' && username === '' && password === '' ? href : undefined
  } catch {
    return undefined
  }
}
