import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { embeddedUsers, securityEvents } from '../../storage/embeddedSchema.ts'
import { sponsorships, sponsorshipSpending } from '../../storage/sponsorshipSchema.ts'
import type { Database } from '../../storage/Storage.ts'

/**
 * Deletes a user with their logins, sessions, wallet, shares, devices, passkeys, apps, hand-offs and mails that are due. The events that
 * concern the safety of the wallet stay, under a random id that leads to no user, and without e-mail addresses. So do operations that the
 * project pays for: what they cost is booked on its budget anyway.
 *
 * @param parameters.database a transaction that has locked the vault of the user, if there is one: as `Vaults.change` does, so that the
 *   two take turns.
 */
export async function deleteUser(parameters: {
  readonly database: Pick<Database, 'delete' | 'insert' | 'update'>
  readonly userId: string
  readonly projectKey: string
  readonly time: number
}): Promise<void> {
  const { database, projectKey, time, userId } = parameters
  const alias = randomUUID()
  await database
    .update(securityEvents)
    .set({
      userId: alias,
      subject: sql`case when ${securityEvents.kind} in ('email_updated', 'email_update_undone') then null else ${securityEvents.subject} end`,
    })
    .where(eq(securityEvents.userId, userId))
  await database
    .insert(securityEvents)
    .values({ id: randomUUID(), projectKey, userId: alias, kind: 'user_deleted', createdAt: time })
  await database.update(sponsorships).set({ userId: alias }).where(eq(sponsorships.userId, userId))
  await database.delete(sponsorshipSpending).where(eq(sponsorshipSpending.spender, userId))
  // All other tables that name the user reference this one.
  await database.delete(embeddedUsers).where(eq(embeddedUsers.id, userId))
}
