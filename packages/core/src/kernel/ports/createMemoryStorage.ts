import type { StoragePort } from './ports.ts'

/**
 * Creates a storage in memory, for tests, servers and browsers that block other storage.
 *
 * @example
 * ```ts
 * const storage = createMemoryStorage({ '@latchkey/connection_status': '{"v":1,"value":"connected"}' })
 * ```
 */
export function createMemoryStorage(initial: Readonly<Record<string, string>> = {}): StoragePort {
  const items = new Map(Object.entries(initial))
  return {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => {
      items.set(key, value)
    },
    removeItem: (key) => {
      items.delete(key)
    },
  }
}
