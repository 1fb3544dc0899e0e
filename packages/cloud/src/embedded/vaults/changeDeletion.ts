import { eq } from 'drizzle-orm'
import type { VaultManifest } from '@latchkey/protocol/embedded'
import { vaultDeletions } from '../../storage/deletionSchema.ts'
import type { Database } from '../../storage/Storage.ts'
import { constants } from '../constants.ts'
import type { MailLanguage } from '../mail/formatLoginMail.ts'

/**
 * Schedules the deletion of a wallet, or cancels it, as its next manifest says. The date is the server's: the visitor's clock may be wrong.
 *
 * @param parameters.database the transaction that stores the manifest.
 * @returns what has happened.
 */
export async function changeDeletion(parameters: {
  readonly database: Pick<Database, 'delete' | 'insert'>
  readonly userId: string
  readonly before: VaultManifest
  readonly manifest: VaultManifest
  readonly language: MailLanguage
  readonly time: number
}): Promise<'scheduled' | 'undone' | undefined> {
  const { before, database, language, manifest, time, userId } = parameters
  if (before.isDeleting === manifest.isDeleting) return undefined
  if (manifest.isDeleting === true) {
    const deleteAt = time + constants.deletionDelay
    await database.insert(vaultDeletions).values({ userId, deleteAt, language, createdAt: time })
    return 'scheduled'
  }
  await database.delete(vaultDeletions).where(eq(vaultDeletions.userId, userId))
  return 'undone'
}
