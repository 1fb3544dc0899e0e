/** Returns whether a value can be a session property: a string of limited length. */
export function isProperty(value: unknown): value is string {
  return typeof value === 'string' && value.length <= 16_384
}
