import { isDeepStrictEqual } from 'node:util'
import type { AdminAuditEntry } from '@latchkey/protocol/project'
import { and, desc, eq, gt, gte, lt, lte, max, min } from 'drizzle-orm'
import { CloudError } from '../CloudError.ts'
import { audit, auditChain } from '../storage/schema.ts'
import type { Database } from '../storage/Storage.ts'
import type { Actor } from './Actor.ts'
import { type AuditCheck, checkAuditChain } from './checkAuditChain.ts'
import { toAuditHash } from './toAuditHash.ts'

/** The only row of the chain. */
const chainId = 1

type Fields = Readonly<Record<string, unknown>>

/** A change of one object. `before` and `after` are the whole object, without secrets. */
export interface AuditedChange {
  readonly actor: Actor
  readonly action: string
  readonly object: string
  /** Null for a new object. */
  readonly before: Fields | null
  readonly after: Fields
  /** What the operator said why. */
  readonly reason?: string | undefined
  /** Of the object after the change, if it has revisions. */
  readonly revision?: number | undefined
}

/** Records what operators change. */
export interface AuditLog {
  /**
   * Records the fields that differ, in the transaction of the change. Without a difference, it records nothing. It also
   * removes the entries that are too old. Changes take turns from here until their transactions end, so call it last.
   */
  record(transaction: Database, change: AuditedChange): Promise<void>
  /** Removes the entries that are too old. */
  sweep(): Promise<void>
  /** Checks that no entry was altered or removed. */
  check(): Promise<AuditCheck>
  /**
   * Returns the fields that entries say an object had at an earlier revision, to be laid over its present ones; `undefined` if the trail
   * does not reach back to it.
   */
  findEarlier(parameters: {
    readonly object: string
    readonly revision: number
    /** The present one. */
    readonly current: number
  }): Promise<Fields | undefined>
  /** Lists entries, newest first. */
  list(filter: AuditFilter): Promise<{ readonly data: readonly AdminAuditEntry[]; readonly next: number | undefined }>
}

/** Which entries to list. Times are in ms since the epoch; `from` is included, `to` is not. */
export interface AuditFilter {
  readonly from?: number | undefined
  readonly to?: number | undefined
  readonly actor?: string | undefined
  readonly action?: string | undefined
  readonly object?: string | undefined
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
  /** Locks the ends of the trail until the transaction ends. */
  const lockChain = async (transaction: Database): Promise<typeof auditChain.$inferSelect> => {
    await transaction.insert(auditChain).values({ id: chainId, base: '', head: '' }).onConflictDoNothing()
    const [chain] = await transaction.select().from(auditChain).for('update')
    if (chain === undefined) throw new CloudError('internal', 'The audit trail has no chain.')
    return chain
  }

  /** Removes old entries from the beginning of a locked trail, and returns its new ends. */
  const removeOld = async (
    transaction: Database,
    chain: typeof auditChain.$inferSelect,
  ): Promise<typeof auditChain.$inferSelect> => {
    if (retention <= 0) return chain
    // Only from the beginning: the clocks of nodes differ, and an entry removed between others would be a gap.
    const [kept] = await transaction
      .select({ seq: min(audit.seq) })
      .from(audit)
      .where(gte(audit.time, now() - retention))
    const [old] = await transaction
      .select({ seq: max(audit.seq) })
      .from(audit)
      .where(kept?.seq == null ? undefined : lt(audit.seq, kept.seq))
    if (old?.seq == null) return chain
    const [newest] = await transaction.select({ hash: audit.hash }).from(audit).where(eq(audit.seq, old.seq))
    await transaction.delete(audit).where(lte(audit.seq, old.seq))
    return { ...chain, base: newest?.hash ?? chain.base }
  }

  return {
    async record(transaction, { action, actor, after, before, object, reason, revision }) {
      const changed = Object.keys({ ...before, ...after }).filter(
        (name) => before === null || !isDeepStrictEqual(before[name], after[name]),
      )
      if (changed.length === 0) return
      const chain = await removeOld(transaction, await lockChain(transaction))
      const entry = {
        time: now(),
        actor: actor.name,
        action,
        object,
        before: before && pick(before, changed),
        after: pick(after, changed),
        address: actor.address,
        reason: reason ?? null,
        requestId: actor.requestId ?? null,
        revision: revision ?? null,
      }
      const previous = chain.head
      const hash = toAuditHash(previous, entry)
      await transaction.insert(audit).values({ ...entry, previous, hash })
      await transaction.update(auditChain).set({ base: chain.base, head: hash })
    },
    sweep: () =>
      database.transaction(async (transaction) => {
        const { base } = await removeOld(transaction, await lockChain(transaction))
        await transaction.update(auditChain).set({ base })
      }),
    check: () => checkAuditChain(database),
    async findEarlier({ current, object, revision }) {
      if (revision >= current) return undefined
      const rows = await database
        .select({ before: audit.before })
        .from(audit)
        .where(and(eq(audit.object, object), gt(audit.revision, revision), lte(audit.revision, current)))
        // The oldest change after the revision says last what was before it.
        .orderBy(desc(audit.revision))
      if (rows.length !== current - revision) return undefined
      return Object.assign({}, ...rows.map(({ before }) => before ?? {}))
    },
    async list({ action, actor, cursor, from, limit, object, to }) {
      const rows = await database
        .select()
        .from(audit)
        .where(
          and(
            cursor === undefined ? undefined : lt(audit.seq, cursor),
            from === undefined ? undefined : gte(audit.time, from),
            to === undefined ? undefined : lt(audit.time, to),
            actor === undefined ? undefined : eq(audit.actor, actor),
            action === undefined ? undefined : eq(audit.action, action),
            object === undefined ? undefined : eq(audit.object, object),
          ),
        )
        .orderBy(desc(audit.seq))
        // One more shows whether there is a next page.
        .limit(limit + 1)
      const page = rows.slice(0, limit)
      return {
        data: page.map(({ hash: _hash, previous: _previous, revision: _revision, ...entry }) => entry),
        next: rows.length > limit ? page.at(-1)?.seq : undefined,
      }
    },
  }
}

function pick(fields: Fields, names: readonly string[]): Fields {
  return Object.fromEntries(names.filter((name) => fields[name] !== undefined).map((name) => [name, fields[name]]))
}
