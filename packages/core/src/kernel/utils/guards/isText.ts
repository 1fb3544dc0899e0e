/** Returns whether a value is a text of at most 2,048 characters; no stored id, name or URL is longer. */
export function isText(value: unknown): value is string {
  return typeof value === 'string' && value.length <= 2_048
}
