/** A table's value by a key from outside, which may be `constructor`. */
export function getOwn(table: Readonly<Record<string, string>>, key: string): string | undefined {
  return Object.hasOwn(table, key) ? table[key] : undefined
}
