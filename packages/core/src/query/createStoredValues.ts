import type { StoredItem } from '../kernel/store/StoredItem.ts'
import type { PluginContext } from '../plugin/definePlugin.ts'

/** Values by key, each with the time in ms since the epoch at which it was read. */
export type Persisted<value> = Readonly<Record<string, { readonly at: number; readonly value: value }>>

/** The stored values of one query. A stale value counts as none and is removed by the next write. */
export interface StoredValues<value> {
  get(key: readonly unknown[]): Persisted<value>[string] | undefined
  set(key: readonly unknown[], value: value): void
  /** Removes one value, or all of them. */
  remove(key: readonly unknown[] | undefined): void
}

/** Opens the storage of a query. */
export function createStoredValues<value>(parameters: {
  readonly context: Pick<PluginContext<object>, 'persist' | 'ports'>
  readonly item: StoredItem<Persisted<value>>
  /** In ms. */
  readonly freshFor: number | ((value: value) => number)
}): StoredValues<value> {
  const { context, freshFor, item } = parameters
  const { clock } = context.ports
  const persisted = context.persist(item)

  const readFresh = (): Persisted<value> =>
    Object.fromEntries(
      Object.entries(persisted.get() ?? {}).filter(([, { at, value }]) => {
        const age = clock.now() - at
        // A time in the future comes from a clock that was changed.
        return age >= 0 && age < (typeof freshFor === 'function' ? freshFor(value) : freshFor)
      }),
    )

  return {
    get: (key) => readFresh()[toId(key)],
    set: (key, value) => persisted.set({ ...readFresh(), [toId(key)]: { at: clock.now(), value } }),
    remove: (key) => {
      if (key === undefined) return persisted.remove()
      const { [toId(key)]: _removed, ...others } = readFresh()
      persisted.set(others)
    },
  }
}

const toId = (key: readonly unknown[]): string => key.join('/')
