/**
 * Reads a property of an untrusted value. Returns `undefined` for a missing property, a throwing getter or a
 * non-object.
 */
export function readProperty(value: unknown, key: string): unknown {
  if ((typeof value !== 'object' && typeof value !== 'function') || value === null) return undefined
  try {
    return Reflect.get(value, key)
  } catch {
    return undefined
  }
}
