import type { PageStoragePort } from '../storages/PageStoragePort.ts'

/** A storage of a page that lasts as long as the test; `items` is what is in it. */
export function createMemoryStorage(): PageStoragePort & { readonly items: Map<string, string> } {
  const items = new Map<string, string>()
  return {
    items,
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
  }
}
