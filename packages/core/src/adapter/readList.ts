/** Reads at most `limit` items of a list that a wallet provides. Returns `undefined` if the value is no readable list. */
export function readList(value: unknown, limit: number): readonly unknown[] | undefined {
  try {
    return Array.isArray(value) ? Array.from<unknown>(value.slice(0, limit)) : undefined
  } catch {
    // The list may be a proxy that throws.
    return undefined
  }
}
