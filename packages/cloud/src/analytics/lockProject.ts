import { sql } from 'drizzle-orm'
import type { Database } from '../storage/Storage.ts'

/** The first number of the locks; any that is not used otherwise in the database. */
const lockGroup = 724_190_512

/**
 * Locks a project's totals until the transaction ends. What changes them takes the locks of its projects in the order of their numbers, so
 * that nodes neither wait for each other forever nor fold a day whose hours are changing.
 */
export async function lockProject(transaction: Database, project: number): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(${lockGroup}::integer, ${project}::integer)`)
}
