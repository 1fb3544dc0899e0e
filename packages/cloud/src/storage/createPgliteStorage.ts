import { existsSync } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { PGlite } from '@electric-sql/pglite'
import { dataDir as loadEmptyDatabase } from '@electric-sql/pglite-prepopulatedfs'
import { drizzle } from 'drizzle-orm/pglite'
import { CloudError } from '../CloudError.ts'
import { checkDatabase } from './checkDatabase.ts'
import { type DataFolderLock, lockDataFolder } from './lockDataFolder.ts'
import { migrateDatabase } from './migrateDatabase.ts'
import type { Storage } from './Storage.ts'
import { unpackArchive } from './unpackArchive.ts'

/**
 * The start of the database, with a cache of 16 MiB instead of Postgres' 128 MiB. The database zeroes its cache at every start, which takes
 * a third of the start without an optimizing compiler, and keeps that memory; the files that it caches are in memory anyway.
 */
const startParams = [
  ...PGlite.defaultStartParams,
  ...['-c', 'shared_buffers=16MB'],
  // One process cannot answer a plan for several: it would wait for them forever.
  ...['-c', 'max_parallel_workers_per_gather=0'],
]

/**
 * Opens the embedded database and migrates it.
 *
 * @param parameters.folder the data folder, created if missing; `'memory'` keeps data in memory only.
 * @param parameters.lock the lock on the folder, if the caller holds it; the caller then releases it.
 * @throws CloudError `storage.unavailable` if another process holds the folder, or the database cannot be opened.
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
        // Pending calls enter the database's queue within this turn, and closing waits for the queue.
        await nextTurn()
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
    if (folder === undefined) return await PGlite.create({ startParams, loadDataDir: await loadEmptyDatabase() })
    if (!existsSync(path.join(folder, 'PG_VERSION'))) await makeDatabase(folder)
    return await PGlite.create({ startParams, dataDir: folder })
  } catch (cause) {
    throw new CloudError(
      'storage.unavailable',
      `The embedded database${folder === undefined ? '' : ` in ${folder}`} cannot be opened (${cause instanceof Error ? cause.message : String(cause)}). It was not changed. Choose another data folder with --data (LATCHKEY_DATA), or restore a backup of this one.`,
      { cause },
    )
  }
}

/**
 * Creates a database from a prepared empty one. PGlite could unpack it, too, but takes twice the time of a whole first start for that,
 * because it starts the database in between. Created in a temporary folder and then renamed, so that a crash leaves no partial database.
 */
async function makeDatabase(folder: string): Promise<void> {
  const draft = `${folder}.new`
  await rm(draft, { recursive: true, force: true })
  await mkdir(draft, { recursive: true, mode: 0o700 })
  const packed = await loadEmptyDatabase()
  unpackArchive({ archive: await promisify(gunzip)(await packed.arrayBuffer()), folder: draft })
  await rename(draft, folder)
}
