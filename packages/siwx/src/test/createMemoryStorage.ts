import type { PageStoragePort } from '../storages/createPagePort.ts'

/** Creates page storage in memory; `items` is its content. */
export function createMemoryStorage(): PageStoragePort & { readonly items: Map<string, string> } {
  const items = new Map<string, string>()
  return {
    items,
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
  }
}
