import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { setImmediate as letOthersGo } from 'node:timers/promises'
import { PGlite } from '@electric-sql/pglite'
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
 * @param parameters.image what a database in memory begins with, as `PGlite.dumpDataDir` gives it: to make one from nothing takes
 * several seconds.
 * @param parameters.lock the lock on the folder if the caller has it, who then also releases it.
 * @throws CloudError `storage.unavailable` if another process has the folder, or it cannot be opened.
 */
export async function createPgliteStorage(parameters: {
  readonly folder: string
  readonly image?: Blob | undefined
  readonly lock?: DataFolderLock | undefined
}): Promise<Storage> {
  const { folder, image } = parameters
  const isInMemory = folder === 'memory'
  const ownLock = isInMemory || parameters.lock !== undefined ? undefined : await lockDataFolder({ folder })
  let client: PGlite | undefined
  try {
    client = await openDatabase(isInMemory ? undefined : path.join(folder, 'database'), image)
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

async function openDatabase(folder: string | undefined, image: Blob | undefined): Promise<PGlite> {
  try {
    if (folder === undefined) return await PGlite.create(image && { loadDataDir: image })
    await mkdir(folder, { recursive: true, mode: 0o700 })
    return await PGlite.create({ dataDir: folder })
  } catch (cause) {
    throw new CloudError(
      'storage.unavailable',
      `The embedded database${folder === undefined ? '' : ` in ${folder}`} does not open (${cause instanceof Error ? cause.message : String(cause)}). Nothing in it was changed. Choose another data folder with --data (LATCHKEY_DATA), or restore a backup of this one.`,
      { cause },
    )
  }
}
