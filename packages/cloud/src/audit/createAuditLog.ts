import { isDeepStrictEqual } from 'node:util'
import type { AdminAuditEntry } from '@latchkey/protocol/project'
import { and, desc, gte, lt } from 'drizzle-orm'
import { audit } from '../storage/schema.ts'
import type { Database } from '../storage/Storage.ts'
import type { Actor } from './Actor.ts'

type Fields = Readonly<Record<string, unknown>>

/** A change of one object. `before` and `after` are the whole object, without secrets. */
export interface AuditedChange {
  readonly actor: Actor
  readonly action: string
  readonly object: string
  /** Null for a new object. */
  readonly before: Fields | null
  readonly after: Fields
}

/** Records what operators change. */
export interface AuditLog {
  /**
   * Records the fields that differ, in the transaction of the change. Without a difference, it records nothing. It also
   * removes the entries that are too old.
   */
  record(transaction: Database, change: AuditedChange): Promise<void>
  /** Removes the entries that are too old. */
  sweep(): Promise<void>
  /** Lists entries, newest first. */
  list(filter: AuditFilter): Promise<{ readonly data: readonly AdminAuditEntry[]; readonly next: number | undefined }>
}

/** Which entries to list. Times are in ms since the epoch; `from` is included, `to` is not. */
export interface AuditFilter {
  readonly from?: number | undefined
  readonly to?: number | undefined
  /** `next` of the previous page. */
  readonly cursor?: number | undefined
  readonly limit: number
}

/**
 * Creates the log on the database.
 *
 * @param parameters.retention how long entries are kept, in ms; 0 keeps them forever.
 */
export function createAuditLog(parameters: {
  readonly database: Database
  readonly now: () => number
  readonly retention: number
}): AuditLog {
  const { database, now, retention } = parameters
  const sweep = async (target: Database): Promise<void> => {
    if (retention > 0) await target.delete(audit).where(lt(audit.time, now() - retention))
  }
  return {
    async record(transaction, { action, actor, after, before, object }) {
      const changed = Object.keys({ ...before, ...after }).filter(
        (name) => before === null || !isDeepStrictEqual(before[name], after[name]),
      )
      if (changed.length === 0) return
      await sweep(transaction)
      await transaction.insert(audit).values({
        time: now(),
        actor: actor.name,
        action,
        object,
        before: before && pick(before, changed),
        after: pick(after, changed),
        address: actor.address,
      })
    },
    sweep: () => sweep(database),
    async list({ cursor, from, limit, to }) {
      const rows = await database
        .select()
        .from(audit)
        .where(
          and(
            cursor === undefined ? undefined : lt(audit.seq, cursor),
            from === undefined ? undefined : gte(audit.time, from),
            to === undefined ? undefined : lt(audit.time, to),
          ),
        )
        .orderBy(desc(audit.seq))
        // One more shows whether there is a next page.
        .limit(limit + 1)
      const page = rows.slice(0, limit)
      return {
        data: page.map(({ seq: _seq, ...entry }) => entry),
        next: rows.length > limit ? page.at(-1)?.seq : undefined,
      }
    },
  }
}

function pick(fields: Fields, names: readonly string[]): Fields {
  return Object.fromEntries(names.filter((name) => fields[name] !== undefined).map((name) => [name, fields[name]]))
}
