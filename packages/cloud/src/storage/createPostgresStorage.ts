import { setImmediate as letOthersGo, setTimeout as wait } from 'node:timers/promises'
import { drizzle } from 'drizzle-orm/node-postgres'
import { Pool } from 'pg'
import { CloudError } from '../CloudError.ts'
import type { Logger } from '../observe/createLogger.ts'
import { checkDatabase } from './checkDatabase.ts'
import { migrateDatabase } from './migrateDatabase.ts'
import type { Storage } from './Storage.ts'

const constants = {
  /** How many sockets a node has to Postgres at most. */
  connections: 10,
  /** How long to wait for a socket, in ms. */
  connectTimeout: 5_000,
  /** How long Postgres may work on one statement, in ms. */
  statementTimeout: 15_000,
  /** Between two attempts of the first connection, in ms. */
  retryPause: 500,
  /** Between two looks whether a socket is still waited for, in ms. */
  closePause: 10,
} as const

/**
 * Connects to a Postgres database, and brings it to the newest step. Later, a database that goes away fails what is asked
 * of it, and is used again when it is back.
 *
 * @param parameters.url `postgres://user:password@host:port/database`.
 * @param parameters.startTimeout how long to wait for a database that is not there yet, in ms; one that starts at the same
 *   moment, as in a compose file, needs some seconds. 30,000 unless told.
 * @throws CloudError `storage.unavailable` if it does not answer in that time or refuses us.
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
  // A connection that breaks, in use or not: what was asked over it fails and says so, but without a listener the process
  // would end with it. The pool tells of those that nobody uses a second time.
  pool.on('connect', (client) => {
    client.on('error', (error) => logger?.warn({ reason: error.message }, 'a connection to the database broke'))
  })
  pool.on('error', () => {})
  const database = drizzle(pool)
  const deadline = Date.now() + startTimeout
  for (;;) {
    try {
      await migrateDatabase({ database })
      break
    } catch (error) {
      if (isAbsent(error) && Date.now() < deadline) {
        logger?.info({ reason: getReason(error) }, 'the database is not there yet')
        await wait(constants.retryPause)
        continue
      }
      await pool.end()
      if (error instanceof CloudError) throw error
      throw new CloudError(
        'storage.unavailable',
        `The database at ${describeAddress(url)} cannot be used (${getReason(error)}). Nothing was changed. Check DATABASE_URL, and that Postgres runs there.`,
        { cause: error },
      )
    }
  }
  return {
    kind: 'postgres',
    database,
    check: () => checkDatabase(database),
    async close() {
      // What was asked before asks for its socket within this turn; what waits for one the pool would forget.
      await letOthersGo()
      while (pool.waitingCount > 0) await wait(constants.closePause)
      await pool.end()
    },
  }
}

const absentCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  // Postgres says that it starts, or that it stops.
  '57P03',
  '57P01',
])

/** Whether an error says that there is no database yet, other than that there is one that refuses us. */
function isAbsent(error: unknown): boolean {
  const causes = listCauses(error)
  return causes.some(
    (cause) => absentCodes.has('code' in cause ? String(cause.code) : '') || /timeout|terminated/i.test(cause.message),
  )
}

function getReason(error: unknown): string {
  const last = listCauses(error).at(-1)
  const code = last !== undefined && 'code' in last ? String(last.code) : undefined
  return last?.message || code || String(error)
}

/** An error and what caused it, down to the first cause. */
function listCauses(error: unknown): Error[] {
  if (!(error instanceof Error)) return []
  const inner: unknown = error instanceof AggregateError ? error.errors[0] : error.cause
  return [error, ...listCauses(inner)]
}

/** A database's address without user and password. */
function describeAddress(url: string): string {
  try {
    const { host, pathname } = new URL(url)
    return `${host}${pathname}`
  } catch {
    return 'DATABASE_URL'
  }
}
