import path from 'node:path'
import { sql } from 'drizzle-orm'
import type { Settings } from '../config/Settings.ts'
import type { Logger } from '../observe/createLogger.ts'
import { createKey, openKeyFile } from '../storage/openKeyFile.ts'
import { signInKeys } from '../storage/schema.ts'
import type { Database } from '../storage/Storage.ts'

/** The key file of a node that keeps its data in a folder. */
const fileName = 'sign-in.key'

/**
 * Returns the keys of session tokens, never from the database: the reader of a backup could sign in as anyone at every back
 * end that verifies tokens. They come from the settings, or from a file in the data folder, which the first start creates
 * with a key that an earlier version left in the database, or with a new one.
 *
 * Nodes that share a Postgres need the same key from their settings. Without it, returns none, and sign-in is off.
 *
 * @throws CloudError `config.invalid` if a key file cannot be used.
 */
export async function openSignInKeys(parameters: {
  readonly settings: Pick<Settings, 'signIn' | 'databaseUrl' | 'dataFolder'>
  readonly database: Database
  readonly logger: Logger
}): Promise<readonly string[]> {
  const { database, logger, settings } = parameters
  const { databaseUrl, dataFolder, signIn } = settings
  const { keys } = signIn
  if (keys.length === 0 && databaseUrl !== undefined) {
    logger.warn(
      {},
      'Sign-in is off: nodes with DATABASE_URL need a key for session tokens. Set LATCHKEY_SIGN_IN_KEY to the output of `openssl rand -hex 32`, the same on every node',
    )
    return []
  }
  const used = keys.length > 0 ? keys : dataFolder === 'memory' ? [createKey()] : await openFile(parameters)
  const removed = await database.delete(signInKeys).returning({ name: signInKeys.name })
  // Otherwise the bytes of a deleted row stay in the files of the database.
  if (removed.length > 0) await database.execute(sql`vacuum full sign_in_keys`)
  return used
}

async function openFile(parameters: {
  readonly settings: Pick<Settings, 'dataFolder'>
  readonly database: Database
}): Promise<readonly string[]> {
  const { database, settings } = parameters
  return openKeyFile({
    file: path.join(settings.dataFolder, fileName),
    remedy: 'Correct the file; or delete it to start with a new key, which ends no session.',
    async create() {
      const [row] = await database.select({ seed: signInKeys.seed }).from(signInKeys).orderBy(signInKeys.name).limit(1)
      return row?.seed ?? createKey()
    },
  })
}
