import { array, maxLength, pipe, safeParse, type GenericSchema, type InferOutput } from 'valibot'
import type { PageStoragePort } from './createPagePort.ts'

/** A list that a page stores under one key. */
export interface StoredList<entry> {
  /** Returns the entries, or an empty list if the stored text is malformed. */
  read(): readonly entry[]
  /** Replaces the entries. An empty list removes the key. */
  write(entries: readonly entry[]): void
}

/** Creates access to a list that a page stores under one key. */
export function createStoredList<const schema extends GenericSchema>(parameters: {
  readonly storage: PageStoragePort
  readonly key: string
  /** The schema of one entry. */
  readonly schema: schema
}): StoredList<InferOutput<schema>> {
  const { key, schema, storage } = parameters
  return {
    read() {
      try {
        const result = safeParse(pipe(array(schema), maxLength(500)), JSON.parse(storage.getItem(key) ?? '[]'))
        return result.success ? result.output : []
      } catch {
        return []
      }
    },
    write(entries) {
      if (entries.length === 0) storage.removeItem(key)
      else storage.setItem(key, JSON.stringify(entries))
    },
  }
}
