import type { StoragePort } from '../ports/ports.ts'
import { isPlainObject } from '../utils/isPlainObject.ts'
import type { StoredItem } from './StoredItem.ts'

/** No item of ours comes near this many characters: what does is foreign, and is not parsed. */
const longestItem = 500_000

/** One value that outlives the page. */
export interface PersistedItem<value> {
  /** The value, or `undefined` if there is none. A corrupted, foreign or outdated one is removed and counts as none. */
  get(): value | undefined
  set(value: value): void
  remove(): void
}

export interface CreatePersistedItemParameters<value> {
  readonly storage: StoragePort
  readonly item: StoredItem<value>
  /** Sets the keys of one modal apart from those of others on the origin: see the option `storagePrefix`. */
  readonly scope?: string | undefined
}

/**
 * Binds an item of the table to a storage. Values are kept as JSON in an envelope with the version of their form, and
 * are checked when they are read: storage is open to every script of the origin and to older releases.
 *
 * @example
 * ```ts
 * const status = createPersistedItem({ storage: createMemoryStorage(), item: connectionStatusItem })
 * status.set('connected')
 * status.get() // 'connected'
 * ```
 */
export function createPersistedItem<value>(parameters: CreatePersistedItemParameters<value>): PersistedItem<value> {
  const { storage, item, scope } = parameters
  const key = scope ? `${item.prefix}${scope}/${item.key}` : `${item.prefix}${item.key}`
  return {
    get: () => {
      const text = storage.getItem(key)
      if (text === null) return undefined
      const value = parse(text, item)
      if (value === undefined) storage.removeItem(key)
      return value
    },
    set: (value) => storage.setItem(key, JSON.stringify({ v: item.version, value })),
    remove: () => storage.removeItem(key),
  }
}

function parse<value>(text: string, item: StoredItem<value>): value | undefined {
  if (text.length > longestItem) return undefined
  try {
    const envelope: unknown = JSON.parse(text)
    if (!isPlainObject(envelope) || envelope['v'] !== item.version) return undefined
    const value = envelope['value']
    return item.isValue(value) ? value : undefined
  } catch {
    return undefined
  }
}
