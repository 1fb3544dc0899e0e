import { array, maxLength, pipe, safeParse, type GenericSchema, type InferOutput } from 'valibot'
import type { PageStoragePort } from './PageStoragePort.ts'

/** What a page kept under a key, as a list. What another version or another hand has written there counts as nothing. */
export function readStored<const schema extends GenericSchema>(parameters: {
  readonly storage: PageStoragePort
  readonly key: string
  /** Of one entry. */
  readonly schema: schema
}): readonly InferOutput<schema>[] {
  const { key, schema, storage } = parameters
  try {
    const result = safeParse(pipe(array(schema), maxLength(500)), JSON.parse(storage.getItem(key) ?? '[]'))
    return result.success ? result.output : []
  } catch {
    return []
  }
}
