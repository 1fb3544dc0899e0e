import { eq } from 'drizzle-orm'
import { earlierVaults, earlierVaultShares } from '../../storage/earlierVaultSchema.ts'
import type { Database } from '../../storage/Storage.ts'
import type { StoredVault } from './createVaults.ts'

/** Returns the wallets that a user had before the present one, the oldest first. */
export async function readEarlierVaults(parameters: {
  readonly database: Pick<Database, 'select'>
  readonly userId: string
}): Promise<readonly StoredVault[]> {
  const { database, userId } = parameters
  const rows = await database
    .select()
    .from(earlierVaults)
    .where(eq(earlierVaults.userId, userId))
    .orderBy(earlierVaults.position)
  if (rows.length === 0) return []
  const { box, ownerId, vaultId: ofVault } = earlierVaultShares
  const boxes = await database
    .select({ vaultId: ofVault, ownerId, box })
    .from(earlierVaultShares)
    .where(eq(earlierVaultShares.userId, userId))
    .orderBy(ownerId)
  return rows.map(({ managementKey, manifest: bytes, signature, vault, vaultId }) => ({
    content: { vaultId, managementKey, manifest: { bytes, signature }, vault },
    boxes: boxes.flatMap((each) => (each.vaultId === vaultId ? [{ ownerId: each.ownerId, box: each.box }] : [])),
  }))
}
