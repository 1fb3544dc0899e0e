import { existsSync } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { setImmediate as letOthersGo } from 'node:timers/promises'
import { PGlite } from '@electric-sql/pglite'
import { dataDir as loadEmptyDatabase } from '@electric-sql/pglite-prepopulatedfs'
import { drizzle } from 'drizzle-orm/pglite'
import { CloudError } from '../CloudError.ts'
import { checkDatabase } from './checkDatabase.ts'
import { type DataFolderLock, lockDataFolder } from './lockDataFolder.ts'
import { migrateDatabase } from './migrateDatabase.ts'
import type { Storage } from './Storage.ts'

/**
 * Opens the database that lives within this process, and brings it to the newest step.
 *
 * @param parameters.folder the data folder, made if it is missing; `'memory'` keeps nothing.
 * @param parameters.lock the lock on the folder if the caller has it, who then also releases it.
 * @throws CloudError `storage.unavailable` if another process has the folder, or it cannot be opened.
 */
export async function createPgliteStorage(parameters: {
  readonly folder: string
  readonly lock?: DataFolderLock | undefined
}): Promise<Storage> {
  const { folder } = parameters
  const isInMemory = folder === 'memory'
  const ownLock = isInMemory || parameters.lock !== undefined ? undefined : await lockDataFolder({ folder })
  let client: PGlite | undefined
  try {
    client = await openDatabase(isInMemory ? undefined : path.join(folder, 'database'))
    const database = drizzle(client)
    await migrateDatabase({ database })
    const opened = client
    return {
      kind: 'pglite',
      database,
      check: () => checkDatabase(database),
      async close() {
        // What was asked before reaches the database's queue within this turn, and closing waits at its end.
        await letOthersGo()
        await opened.close()
        await ownLock?.release()
      },
    }
  } catch (error) {
    await client?.close()
    await ownLock?.release()
    throw error
  }
}

async function openDatabase(folder: string | undefined): Promise<PGlite> {
  try {
    if (folder === undefined) return await PGlite.create({ loadDataDir: await loadEmptyDatabase() })
    if (!existsSync(path.join(folder, 'PG_VERSION'))) await makeDatabase(folder)
    return await PGlite.create({ dataDir: folder })
  } catch (cause) {
    throw new CloudError(
      'storage.unavailable',
      `The embedded database${folder === undefined ? '' : ` in ${folder}`} does not open (${cause instanceof Error ? cause.message : String(cause)}). Nothing in it was changed. Choose another data folder with --data (LATCHKEY_DATA), or restore a backup of this one.`,
      { cause },
    )
  }
}

/**
 * Makes an empty database from a ready one, which takes a quarter of the time that Postgres takes to make it. It is made beside its
 * place: whoever is ended half-way leaves nothing that looks like a database.
 */
async function makeDatabase(folder: string): Promise<void> {
  const draft = `${folder}.new`
  await rm(draft, { recursive: true, force: true })
  await mkdir(draft, { recursive: true, mode: 0o700 })
  const client = await PGlite.create({ dataDir: draft, loadDataDir: await loadEmptyDatabase() })
  await client.close()
  await rename(draft, folder)
}
