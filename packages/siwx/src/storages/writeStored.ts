import type { PageStoragePort } from './PageStoragePort.ts'

/** Keeps a list under a key, and nothing for an empty one. */
export function writeStored(parameters: {
  readonly storage: PageStoragePort
  readonly key: string
  readonly entries: readonly unknown[]
}): void {
  const { entries, key, storage } = parameters
  if (entries.length === 0) storage.removeItem(key)
  else storage.setItem(key, JSON.stringify(entries))
}
