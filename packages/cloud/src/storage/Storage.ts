import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'

/** The database through drizzle, the same on PGlite and Postgres. Its tables are in `schema.ts`. */
export type Database = PgDatabase<PgQueryResultHKT>

/** The persistent storage. */
export interface Storage {
  readonly kind: 'pglite' | 'postgres'
  readonly database: Database
  /** Rejects if the database does not answer. */
  check(): Promise<void>
  /** Finishes running queries, then releases files and sockets. */
  close(): Promise<void>
}
