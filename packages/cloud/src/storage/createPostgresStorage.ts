import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises'
import { drizzle } from 'drizzle-orm/node-postgres'
import { Pool } from 'pg'
import { CloudError } from '../CloudError.ts'
import type { Logger } from '../observe/createLogger.ts'
import { checkDatabase } from './checkDatabase.ts'
import { isDatabaseAbsent } from './isDatabaseAbsent.ts'
import { listCauses } from './listCauses.ts'
import { migrateDatabase } from './migrateDatabase.ts'
import type { Storage } from './Storage.ts'

const constants = {
  /** Maximum number of connections of a node. */
  connections: 10,
  /** How long to wait for a connection, in ms. */
  connectTimeout: 5_000,
  /** Timeout of one statement, in ms. */
  statementTimeout: 15_000,
  /** Pause between two attempts of the first connection, in ms. */
  retryPause: 500,
  /** Interval of checks for pending connections while closing, in ms. */
  closePause: 10,
} as const

/**
 * Connects to Postgres and migrates the database. After an outage, queries fail until the database is back.
 *
 * @param parameters.url `postgres://user:password@host:port/database`.
 * @param parameters.startTimeout how long to wait for a database that is still starting, such as one in the same
 *   compose file, in ms. Default: 30,000.
 * @throws CloudError `storage.unavailable` if it does not answer in that time or rejects the connection.
 */
export async function createPostgresStorage(parameters: {
  readonly url: string
  readonly logger?: Logger | undefined
  readonly startTimeout?: number | undefined
}): Promise<Storage> {
  const { logger, startTimeout = 30_000, url } = parameters
  const pool = new Pool({
    connectionString: url,
    max: constants.connections,
    connectionTimeoutMillis: constants.connectTimeout,
    statement_timeout: constants.statementTimeout,
    keepAlive: true,
    application_name: 'latchkey-cloud',
  })
  // Log connections that break, in use or idle. Without a listener the error would end the process. The pool reports
  // those of idle clients a second time.
  pool.on('connect', (client) => {
    client.on('error', (error) => logger?.warn({ reason: error.message }, 'A database connection broke'))
  })
  pool.on('error', () => {})
  const database = drizzle(pool)
  const deadline = Date.now() + startTimeout
  for (;;) {
    try {
      await migrateDatabase({ database })
      break
    } catch (error) {
      if (isDatabaseAbsent(error) && Date.now() < deadline) {
        logger?.info({ reason: getReason(error) }, 'Waiting for the database')
        await wait(constants.retryPause)
        continue
      }
      await pool.end()
      if (error instanceof CloudError) throw error
      throw new CloudError(
        'storage.unavailable',
        `Cannot use the database at ${describeAddress(url)} (${getReason(error)}). Nothing was changed. Check DATABASE_URL and that Postgres is running.`,
        { cause: error },
      )
    }
  }
  return {
    kind: 'postgres',
    database,
    check: () => checkDatabase(database),
    async close() {
      // Pending calls request their connection within this turn; ending the pool would drop those still waiting.
      await nextTurn()
      while (pool.waitingCount > 0) await wait(constants.closePause)
      await pool.end()
    },
  }
}

function getReason(error: unknown): string {
  const last = listCauses(error).at(-1)
  const code = last !== undefined && 'code' in last ? String(last.code) : undefined
  return last?.message || code || String(error)
}

/** A database's host and name, without credentials. */
function describeAddress(url: string): string {
  try {
    const { host, pathname } = new URL(url)
    return `${host}${pathname}`
  } catch {
    return 'DATABASE_URL'
  }
}
