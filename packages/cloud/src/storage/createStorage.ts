import type { Logger } from '../observe/createLogger.ts'
import type { DataFolderLock } from './lockDataFolder.ts'
import type { Storage } from './Storage.ts'

/** Opens Postgres if a URL is set, otherwise the embedded database. */
export async function createStorage(parameters: {
  readonly databaseUrl: string | undefined
  /** The data folder, or `'memory'`. */
  readonly folder: string
  readonly lock?: DataFolderLock | undefined
  readonly logger?: Logger | undefined
}): Promise<Storage> {
  const { databaseUrl, folder, lock, logger } = parameters
  // Load only the one in use: the embedded database is large.
  if (databaseUrl !== undefined) {
    const { createPostgresStorage } = await import('./createPostgresStorage.ts')
    return createPostgresStorage({ url: databaseUrl, logger })
  }
  const { createPgliteStorage } = await import('./createPgliteStorage.ts')
  return createPgliteStorage({ folder, lock })
}
