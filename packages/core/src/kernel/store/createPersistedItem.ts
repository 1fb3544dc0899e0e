import type { StoragePort } from '../ports/ports.ts'
import { isPlainObject } from '../utils/isPlainObject.ts'
import type { StoredItem } from './StoredItem.ts'

/** In characters. Our items are far shorter; a longer value is foreign and is not parsed. */
const longestItem = 500_000

/** A value kept between page loads. */
export interface PersistedItem<value> {
  /** Returns the value; `undefined` if there is none. Removes a corrupted, foreign or outdated value. */
  get(): value | undefined
  set(value: value): void
  remove(): void
}

export interface CreatePersistedItemParameters<value> {
  readonly storage: StoragePort
  readonly item: StoredItem<value>
  /** Separates the keys of one modal from those of others on the same origin: see the option `storagePrefix`. */
  readonly scope?: string | undefined
}

/**
 * Binds a stored item to a storage. Values are JSON in an envelope with the version of their format. They are checked
 * on every read, because every script of the origin and every older release can write there.
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
  const key = scope ? item.key.replace('/', `/${scope}/`) : item.key
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
