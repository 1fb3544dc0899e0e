import type { PageStoragePort } from './PageStoragePort.ts'

/**
 * The storage that an app gave, else `localStorage`; where that is missing or forbidden, as in some frames, one that lasts as long as
 * the page. It touches nothing before its first use.
 */
export function createPagePort(given: PageStoragePort | undefined): () => PageStoragePort {
  let port = given
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
