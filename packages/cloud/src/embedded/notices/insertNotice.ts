import { randomUUID } from 'node:crypto'
import { walletNotices } from '../../storage/noticeSchema.ts'
import type { Database } from '../../storage/Storage.ts'

/** A mail about a wallet. */
export type NewNotice = Omit<typeof walletNotices.$inferInsert, 'id' | 'dueAt' | 'sentAt' | 'tries'>

/**
 * Stores a mail, which is due at once.
 *
 * @param database the transaction of what the mail is about, so that neither is stored without the other.
 */
export async function insertNotice(database: Pick<Database, 'insert'>, notice: NewNotice): Promise<void> {
  await database.insert(walletNotices).values({ ...notice, id: randomUUID(), dueAt: notice.createdAt })
}
