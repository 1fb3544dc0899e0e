import type { Guard } from '../utils/guards/Guard.ts'

/**
 * A value that is kept in the visitor's browser: its key, the guard it is read through, and the version of its form. A
 * change that refuses older values, or reads them differently, takes the next version; older values are then dropped.
 */
export interface StoredItem<value = unknown> {
  readonly prefix: string
  readonly key: string
  readonly version: number
  readonly isValue: Guard<value>
}
