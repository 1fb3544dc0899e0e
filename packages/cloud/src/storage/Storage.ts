import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'

/** The database through drizzle, the same on PGlite and on Postgres. Tables come from `schema.ts`. */
export type Database = PgDatabase<PgQueryResultHKT>

/** Where everything is kept that must outlive the process. */
export interface Storage {
  readonly kind: 'pglite' | 'postgres'
  readonly database: Database
  /** Rejects when the database does not answer. */
  check(): Promise<void>
  /** Waits for what is under way, then lets go of files and sockets. */
  close(): Promise<void>
}
