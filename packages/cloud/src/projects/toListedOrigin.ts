/** A host of letters, digits, dots and hyphens. A `*` would be a pattern in the list of allowed origins. */
const pattern = /^https?:\/\/(?:[a-z\d](?:[a-z\d.-]*[a-z\d])?|\[[\da-f:.]+\])(?::\d+)?$/

/**
 * Returns the origin that a browser names, if the list of allowed origins can contain it: scheme, host in punycode, and port. Returns
 * `undefined` for others, such as `null` of a sandboxed frame or of a file.
 */
export function toListedOrigin(text: string): string | undefined {
  if (text.length > 300 || !URL.canParse(text)) return undefined
  const { origin } = new URL(text)
  return origin.length <= 253 && pattern.test(origin) ? origin : undefined
}
