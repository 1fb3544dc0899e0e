import { and, eq, gt, gte, isNull } from 'drizzle-orm'
import { toSecretHash } from '../../signIn/sessionSecret.ts'
import { embeddedSessions, embeddedUsers, loginMethods } from '../../storage/embeddedSchema.ts'
import { emailUpdates } from '../../storage/emailUpdateSchema.ts'
import type { Database } from '../../storage/Storage.ts'
import { recordSecurityEvents } from '../recordSecurityEvents.ts'

/**
 * Restores the address of before a change and ends all sessions of the user: all or nothing. `false` if the link has expired or was
 * used.
 *
 * @param parameters.secret that of the link.
 */
export async function undoEmailUpdate(parameters: {
  readonly database: Database
  readonly secret: string
  readonly time: number
}): Promise<boolean> {
  const { database, secret, time } = parameters
  const isIt = and(
    eq(emailUpdates.undoHash, toSecretHash(secret)),
    isNull(emailUpdates.undoneAt),
    gt(emailUpdates.undoExpiresAt, time),
  )
  return database.transaction(async (transaction) => {
    const [found] = await transaction.select({ userId: emailUpdates.userId }).from(emailUpdates).where(isIt)
    if (found === undefined) return false
    const { userId } = found
    // Changes of a user take turns.
    await transaction.select().from(embeddedUsers).where(eq(embeddedUsers.id, userId)).for('no key update')
    const [update] = await transaction.select().from(emailUpdates).where(isIt)
    if (update === undefined) return false
    const { completedAt, oldEmail, projectKey, sessionId } = update
    const ofUser = eq(emailUpdates.userId, userId)
    await transaction
      .update(loginMethods)
      .set({ subject: oldEmail })
      .where(and(eq(loginMethods.userId, userId), eq(loginMethods.kind, 'email')))
    // None of the later changes can be undone afterwards: that would bring back an address of the thief.
    await transaction
      .update(emailUpdates)
      .set({ undoneAt: time })
      .where(and(ofUser, gte(emailUpdates.completedAt, completedAt ?? 0)))
    await transaction.delete(emailUpdates).where(and(ofUser, isNull(emailUpdates.completedAt)))
    await transaction
      .update(embeddedSessions)
      .set({ endedAt: time })
      .where(and(eq(embeddedSessions.userId, userId), isNull(embeddedSessions.endedAt)))
    const session = { id: sessionId, projectKey, userId }
    const events = [{ kind: 'email_update_undone', subject: oldEmail }] as const
    await recordSecurityEvents({ database: transaction, session, time, events })
    return true
  })
}
