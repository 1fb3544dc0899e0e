import { createMemoryStorage } from './createMemoryStorage.ts'
import type { LoggerPort, StoragePort } from './ports.ts'

export interface CreateBrowserStorageParameters {
  /** Gets one warning when the browser's storage fails for the first time. */
  readonly logger?: Pick<LoggerPort, 'warn'> | undefined
  /** Returns the storage of the page; `window.localStorage` by default. It may throw. */
  readonly open?: (() => StoragePort) | undefined
}

/**
 * Creates a storage over the page's `localStorage`, which may be blocked, full or absent. Items that it cannot store
 * stay in memory for the life of the page, so this storage never throws. It does not access `localStorage` before the
 * first read or write.
 *
 * @example
 * ```ts
 * const storage = createBrowserStorage()
 * storage.setItem('@latchkey/active_namespace', '{"v":1,"value":"eip155"}')
 * ```
 */
export function createBrowserStorage(parameters: CreateBrowserStorageParameters = {}): StoragePort {
  const { logger, open = () => window.localStorage } = parameters
  const memory = createMemoryStorage()
  let isReported = false

  function attempt<result>(access: (storage: StoragePort) => result): { readonly result: result } | undefined {
    try {
      return { result: access(open()) }
    } catch (error) {
      if (!isReported) logger?.warn('Nothing can be stored; memory is used.', error)
      isReported = true
      return undefined
    }
  }

  return {
    // A value in memory is newer: it is there only because storage refused it.
    getItem: (key) => memory.getItem(key) ?? attempt((storage) => storage.getItem(key))?.result ?? null,
    setItem: (key, value) => {
      memory.removeItem(key)
      if (attempt((storage) => storage.setItem(key, value))) return
      memory.setItem(key, value)
      // A full storage still holds the previous value, which would return at the next visit.
      attempt((storage) => storage.removeItem(key))
    },
    removeItem: (key) => {
      memory.removeItem(key)
      attempt((storage) => storage.removeItem(key))
    },
  }
}
