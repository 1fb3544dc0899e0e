import type { GenericSchema } from 'valibot'

/**
 * A value that is kept in the visitor's browser: its key, the schema it is read by, and the version of that schema. A
 * change of a schema that refuses older values, or reads them differently, takes the next version; older values are then
 * dropped.
 */
export interface StoredItem<schema extends GenericSchema = GenericSchema> {
  readonly prefix: string
  readonly key: string
  readonly version: number
  readonly schema: schema
}
