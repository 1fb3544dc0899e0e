import { safeParse } from 'valibot'
import type { GenericSchema, InferOutput } from 'valibot'
import type { StoragePort } from '../ports/ports.ts'
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

/** A value as states hold it: nothing in it is to be changed. */
type Frozen<value> = value extends readonly (infer item)[]
  ? readonly Frozen<item>[]
  : value extends object
    ? { readonly [key in keyof value]: Frozen<value[key]> }
    : value

export interface CreatePersistedItemParameters<schema extends GenericSchema> {
  readonly storage: StoragePort
  readonly item: StoredItem<schema>
  /** Sets the keys of one modal apart from those of others on the origin: see the option `storagePrefix`. */
  readonly scope?: string | undefined
}

/**
 * Binds an item of the table to a storage. Values are kept as JSON in an envelope with the version of their schema, and
 * are parsed when they are read: storage is open to every script of the origin and to older releases.
 *
 * @example
 * ```ts
 * const status = createPersistedItem({ storage: createMemoryStorage(), item: connectionStatusItem })
 * status.set('connected')
 * status.get() // 'connected'
 * ```
 */
export function createPersistedItem<schema extends GenericSchema>(
  parameters: CreatePersistedItemParameters<schema>,
): PersistedItem<Frozen<InferOutput<schema>>>
export function createPersistedItem(parameters: CreatePersistedItemParameters<GenericSchema>): PersistedItem<unknown> {
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

function parse(text: string, item: StoredItem): unknown {
  if (text.length > longestItem) return undefined
  try {
    const envelope: unknown = JSON.parse(text)
    const isOurs = typeof envelope === 'object' && envelope !== null && 'v' in envelope && 'value' in envelope
    if (!isOurs || envelope.v !== item.version) return undefined
    const result = safeParse(item.schema, envelope.value)
    return result.success ? result.output : undefined
  } catch {
    return undefined
  }
}
