import { eq, sql } from 'drizzle-orm'
import { bigint, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { SponsorshipLedger } from '../../bundler/SponsorshipLedger.ts'
import type { Database } from '../../storage/Storage.ts'

/** The sponsorships of a test, in the database, so that several nodes share them. */
const testLedger = pgTable(
  'test_ledger',
  {
    chainId: text('chain_id').notNull(),
    operationHash: text('operation_hash').notNull(),
    projectKey: text('project_key').notNull(),
    expiresAt: bigint('expires_at', { mode: 'number' }).notNull(),
    takenAt: bigint('taken_at', { mode: 'number' }),
    kind: text('kind'),
    cost: text('cost'),
    /** How often it was settled: more than once only if a node stopped between the ledger and its own record. */
    settled: bigint('settled', { mode: 'number' }).notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.chainId, table.operationHash] })],
)

/** A ledger that a test fills. */
export interface TestLedger extends SponsorshipLedger {
  /** Sponsors an operation for 2 minutes. */
  sponsor(parameters: {
    readonly chainId: string
    readonly operationHash: string
    readonly projectKey?: string
  }): Promise<void>
  read(operationHash: string): Promise<typeof testLedger.$inferSelect | undefined>
  readAll(): Promise<readonly (typeof testLedger.$inferSelect)[]>
}

/** Creates the ledger, and its table if there is none. */
export async function createTestLedger(parameters: {
  readonly database: Database
  readonly now: () => number
}): Promise<TestLedger> {
  const { database, now } = parameters
  // Two nodes may begin at the same time: without the lock, Postgres lets only one of them create the table.
  await database.transaction(async (transaction) => {
    await transaction.execute(sql`select pg_advisory_xact_lock(7769)`)
    await transaction.execute(sql`create table if not exists test_ledger (
      chain_id text not null, operation_hash text not null, project_key text not null, expires_at bigint not null,
      taken_at bigint, kind text, cost text, settled bigint not null default 0, primary key (chain_id, operation_hash)
    )`)
  })
  const isOf = ({ operationHash }: { readonly operationHash: string }) => eq(testLedger.operationHash, operationHash)
  const find = async (operationHash: string) =>
    (await database.select().from(testLedger).where(isOf({ operationHash })))[0]
  return {
    async take(operation) {
      const row = await find(operation.operationHash)
      if (row === undefined || row.chainId !== operation.chainId || row.kind !== null) return undefined
      if (row.takenAt === null && now() > row.expiresAt) return undefined
      await database.update(testLedger).set({ takenAt: now() }).where(isOf(operation))
      return { ...operation, projectKey: row.projectKey, userId: 'user', reserved: 10n ** 17n }
    },
    async settle(operation, { cost, kind }) {
      await database
        .update(testLedger)
        .set({
          kind: sql`coalesce(${testLedger.kind}, ${kind})`,
          cost: sql`coalesce(${testLedger.cost}, ${String(cost)})`,
          settled: sql`${testLedger.settled} + 1`,
        })
        .where(isOf(operation))
    },
    async sponsor({ chainId, operationHash, projectKey = 'dev' }) {
      await database
        .insert(testLedger)
        .values({ chainId, operationHash, projectKey, expiresAt: now() + 120_000 })
        .onConflictDoNothing()
    },
    read: find,
    readAll: () => database.select().from(testLedger),
  }
}
