import path from 'node:path'
import { notInArray } from 'drizzle-orm'
import { CloudError } from '../../CloudError.ts'
import type { Settings } from '../../config/Settings.ts'
import { vaultShares } from '../../storage/embeddedSchema.ts'
import { createKey, openKeyFile } from '../../storage/openKeyFile.ts'
import type { Database } from '../../storage/Storage.ts'
import { createShareSeal } from './createShareSeal.ts'

/** The key file of a node that keeps its data in a folder. */
const fileName = 'share.key'

/**
 * Returns the keys that seal the server's shares: from the settings, or from a file in the data folder, which the first start
 * creates. They are never in the database. Without a secure site, there are none.
 *
 * @throws CloudError `config.invalid` if a key file cannot be used, or a key is missing that has sealed shares.
 */
export async function openShareKeys(parameters: {
  readonly settings: Pick<Settings, 'secureSite' | 'databaseUrl' | 'dataFolder'>
  readonly database: Database
}): Promise<readonly string[]> {
  const { database, settings } = parameters
  const { databaseUrl, dataFolder, secureSite } = settings
  if (secureSite === undefined) return []
  const isInMemory = databaseUrl === undefined && dataFolder === 'memory'
  const keys =
    secureSite.shareKeys.length > 0
      ? secureSite.shareKeys
      : isInMemory
        ? [createKey()]
        : await openKeyFile({
            file: path.join(dataFolder, fileName),
            remedy: 'Restore it from a backup: without its keys, no device and no recovery method opens a wallet.',
            async create() {
              await assertKnown({ database, keyIds: [], place: `the key file ${path.join(dataFolder, fileName)}` })
              return createKey()
            },
          })
  const { keyIds } = createShareSeal({ keys })
  await assertKnown({ database, keyIds, place: secureSite.shareKeys.length > 0 ? 'LATCHKEY_SHARE_KEYS' : fileName })
  return keys
}

/** A start with a wrong key would answer visitors with errors, and seal new shares under a key that may be a mistake. */
async function assertKnown(parameters: {
  readonly database: Database
  readonly keyIds: readonly string[]
  readonly place: string
}): Promise<void> {
  const { database, keyIds, place } = parameters
  const rows = database.select({ keyId: vaultShares.keyId }).from(vaultShares)
  const [unknown] = await (keyIds.length === 0 ? rows : rows.where(notInArray(vaultShares.keyId, [...keyIds]))).limit(1)
  if (unknown === undefined) return
  throw new CloudError(
    'config.invalid',
    `The cloud did not start: the database has shares of wallets that are sealed under the key ${unknown.keyId}, which is missing in ${place}. Nothing was changed. Restore the key from a backup: without it, no device and no recovery method opens these wallets.`,
  )
}
