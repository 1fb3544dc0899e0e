import type { Guard } from '../utils/guards/Guard.ts'

/**
 * A value stored in the visitor's browser: its key, the guard that checks it and the version of its format. Increase
 * the version with every change that rejects older values or reads them differently; older values are then dropped.
 */
export interface StoredItem<value = unknown> {
  /** Begins with a name and `/`, after which the option `storagePrefix` is inserted. */
  readonly key: `${string}/${string}`
  readonly version: number
  readonly isValue: Guard<value>
}

/** Defines the first version of a stored value. */
export const defineItem = <value>(key: StoredItem['key'], isValue: Guard<value>): StoredItem<value> => ({
  key,
  version: 1,
  isValue,
})
