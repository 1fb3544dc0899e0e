/** Looks up a table by an untrusted key, which may be `constructor`. */
export function getOwn(table: Readonly<Record<string, string>>, key: string): string | undefined {
  return Object.hasOwn(table, key) ? table[key] : undefined
}
