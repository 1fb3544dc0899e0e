import { and, count, desc, eq, inArray, sql } from 'drizzle-orm'
import { names } from '../storage/nameSchema.ts'
import type { Database } from '../storage/Storage.ts'
import type { ParsedName } from './parseName.ts'

/** A name that an account has registered. */
export type RegisteredName = typeof names.$inferSelect

/** Names of one address. */
const namesPerOwner = 5

/** The names that accounts have registered. */
export interface NameStore {
  find(name: ParsedName): Promise<RegisteredName | undefined>
  /** Lists the names of an address in lower case, newest first. */
  list(owner: string): Promise<readonly RegisteredName[]>
  /** Returns which of some labels are registered. */
  findTaken(parameters: { readonly suffix: string; readonly labels: readonly string[] }): Promise<ReadonlySet<string>>
  /**
   * Adds a name. Of several at the same instant, the first gets it. The same text of the same owner is added once, and further calls
   * return `added` too.
   *
   * @returns `full` if the owner has five names.
   */
  add(name: RegisteredName): Promise<'added' | 'taken' | 'full'>
}

/** Creates the store on the database. */
export function createNameStore({ database }: { readonly database: Database }): NameStore {
  return {
    async find({ label, suffix }) {
      const [row] = await database
        .select()
        .from(names)
        .where(and(eq(names.suffix, suffix), eq(names.label, label)))
      return row
    },
    async list(owner) {
      return database
        .select()
        .from(names)
        .where(eq(names.owner, owner))
        .orderBy(desc(names.registeredAt), names.label)
        .limit(100)
    },
    async findTaken({ labels, suffix }) {
      const rows = await database
        .select({ label: names.label })
        .from(names)
        .where(and(eq(names.suffix, suffix), inArray(names.label, [...labels])))
      return new Set(rows.map(({ label }) => label))
    },
    async add(name) {
      return database.transaction(async (transaction) => {
        // Counting is right only while no other name of this owner is added.
        await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`names ${name.owner}`}, 0))`)
        const [owned] = await transaction.select({ count: count() }).from(names).where(eq(names.owner, name.owner))
        const isFull = (owned?.count ?? 0) >= namesPerOwner
        const added = isFull
          ? []
          : await transaction.insert(names).values(name).onConflictDoNothing().returning({ label: names.label })
        if (added.length > 0) return 'added'
        const [present] = await transaction
          .select({ messageHash: names.messageHash, owner: names.owner })
          .from(names)
          .where(and(eq(names.suffix, name.suffix), eq(names.label, name.label)))
        if (present === undefined) return 'full'
        return present.owner === name.owner && present.messageHash === name.messageHash ? 'added' : 'taken'
      })
    },
  }
}
