import { createHash } from 'node:crypto'

/** What the hash of an entry is made of. */
export interface HashedEntry {
  readonly time: number
  readonly actor: string
  readonly action: string
  readonly object: string
  readonly before: unknown
  readonly after: unknown
  readonly address: string | null
  readonly reason: string | null
  readonly requestId: string | null
  readonly revision: number | null
}

/**
 * Returns the hash of an entry: the SHA-256 of the hash of the entry before and all fields of the entry, in hex. Who alters an entry
 * or removes one changes all hashes after it.
 */
export function toAuditHash(previous: string, entry: HashedEntry): string {
  const { action, actor, address, after, before, object, reason, requestId, revision, time } = entry
  const parts = [previous, time, actor, action, object, before, after, address, reason, requestId, revision]
  // What the database returns: JSON, which drops `undefined`, with names in an order of its own.
  const stored: unknown = JSON.parse(JSON.stringify(parts))
  return createHash('sha256')
    .update(JSON.stringify(sortNames(stored)))
    .digest('hex')
}

function sortNames(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortNames)
  if (typeof value !== 'object' || value === null) return value
  const names = Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1))
  // As pairs, because an object would put names that look like numbers first.
  return { pairs: names.map(([name, inner]) => [name, sortNames(inner)]) }
}
