/** Where a page stores texts: `localStorage`, or an object with the same methods. */
export interface PageStoragePort {
  getItem(key: string): string | null
  setItem(key: string, value: string): void
  removeItem(key: string): void
}

/**
 * Returns a getter of the app's storage. The default is `localStorage`, or memory where `localStorage` is missing or forbidden, as in
 * some frames. Nothing is touched before the first call.
 */
export function createPagePort(storage: PageStoragePort | undefined): () => PageStoragePort {
  let port = storage
  return () => {
    port ??= findLocalStorage() ?? createMemoryPort()
    return port
  }
}

function findLocalStorage(): PageStoragePort | undefined {
  try {
    const storage: PageStoragePort | undefined = globalThis.localStorage
    storage?.getItem('')
    return storage
  } catch {
    return undefined
  }
}

function createMemoryPort(): PageStoragePort {
  const items = new Map<string, string>()
  return {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
  }
}
