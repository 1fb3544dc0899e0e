import { sql } from 'drizzle-orm'
import { array, number, object, parse, pipe, transform } from 'valibot'
import { CloudError } from '../CloudError.ts'
import type { Migration } from './migrations/Migration.ts'
import { migrations as published } from './migrations/migrations.ts'
import type { Database } from './Storage.ts'

/** The advisory lock that a node holds while it migrates. Any number not used otherwise in the database. */
const lockId = 7_241_905_113

const appliedSchema = pipe(
  object({ rows: array(object({ id: number() })) }),
  transform(({ rows }) => rows.map(({ id }) => id)),
)

/**
 * Migrates the database to the newest step. All missing steps run in one transaction under an advisory lock: nodes that
 * start at the same time take turns, and a crash leaves no partial migration.
 *
 * @returns the number of applied steps.
 * @throws CloudError `storage.unavailable` if a newer version of the cloud has migrated the database.
 */
export async function migrateDatabase(parameters: {
  readonly database: Database
  readonly migrations?: readonly Migration[] | undefined
}): Promise<number> {
  const { database, migrations = published } = parameters
  return database.transaction(async (transaction) => {
    // Waiting for another node or building an index may exceed the statement timeout.
    await transaction.execute(sql`set local statement_timeout = 0`)
    await transaction.execute(sql`select pg_advisory_xact_lock(${lockId}::bigint)`)
    await transaction.execute(
      sql`create table if not exists latchkey_migrations (
        id integer primary key, name text not null, applied_at timestamptz not null default now()
      )`,
    )
    const applied = parse(appliedSchema, await transaction.execute(sql`select id from latchkey_migrations`))
    const unknown = applied.filter((id) => migrations.every((migration) => migration.id !== id))
    if (unknown.length > 0) {
      throw new CloudError(
        'storage.unavailable',
        `A newer version of latchkey-cloud has migrated this database (step ${unknown.join(', ')}). Nothing was changed. Start the newer version, or restore a backup from before the migration.`,
      )
    }
    const missing = migrations.filter(({ id }) => !applied.includes(id))
    for (const { id, name, statements } of missing) {
      for (const statement of statements) await transaction.execute(sql.raw(statement))
      await transaction.execute(sql`insert into latchkey_migrations (id, name) values (${id}, ${name})`)
    }
    return missing.length
  })
}
