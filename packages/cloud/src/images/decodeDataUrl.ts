/** What a `data:` URL contains. */
export interface DataUrlContent {
  /** In lower case, without parameters. */
  readonly mediaType: string
  readonly bytes: Buffer
}

/**
 * Decodes a `data:` URL; `undefined` for other texts. Contracts often write their metadata without escaping it, so text that is
 * not percent-encoded counts as it is.
 *
 * @param lengthAtMost in characters.
 */
export function decodeDataUrl(url: string, lengthAtMost: number): DataUrlContent | undefined {
  const comma = url.indexOf(',')
  if (url.length > lengthAtMost || comma < 0 || !/^data:/i.test(url)) return undefined
  const [mediaType = '', ...parameters] = url.slice(5, comma).toLowerCase().split(';')
  const body = url.slice(comma + 1)
  const bytes = parameters.includes('base64') ? Buffer.from(decodeText(body), 'base64') : Buffer.from(decodeText(body))
  return { mediaType: mediaType.trim(), bytes }
}

function decodeText(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
