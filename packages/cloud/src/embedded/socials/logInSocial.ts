import { randomUUID } from 'node:crypto'
import { and, eq, isNull } from 'drizzle-orm'
import { embeddedUsers, loginMethods } from '../../storage/embeddedSchema.ts'
import { socialAttempts } from '../../storage/socialSchema.ts'
import type { Database } from '../../storage/Storage.ts'
import { insertSession } from '../insertSession.ts'
import type { SocialAttempt } from './SocialAttempt.ts'

/** A session that a social login has begun. */
export interface SocialSession {
  readonly userId: string
  readonly userName: string | null
  readonly secret: string
  readonly expiresAt: number
}

/** Uses an attempt up, finds or creates its user, and begins a session: all or nothing. `undefined` if it was used already. */
export async function logInSocial(parameters: {
  readonly attempt: SocialAttempt
  readonly database: Database
  readonly time: number
}): Promise<SocialSession | undefined> {
  const { attempt, database, time } = parameters
  const { id, projectKey, provider, subject, userName } = attempt
  if (subject === null) return undefined
  return database.transaction(async (transaction) => {
    const used = await transaction
      .update(socialAttempts)
      .set({ usedAt: time })
      .where(and(eq(socialAttempts.id, id), isNull(socialAttempts.usedAt)))
      .returning({ id: socialAttempts.id })
    if (used.length === 0) return undefined
    // The provider and its subject are the identity. Names and addresses are not: see decision 0069.
    const [method] = await transaction
      .insert(loginMethods)
      .values({ projectKey, kind: provider, subject, userId: randomUUID(), createdAt: time })
      .onConflictDoUpdate({
        target: [loginMethods.projectKey, loginMethods.kind, loginMethods.subject],
        // Returns the row of the user that exists.
        set: { subject },
      })
      .returning({ userId: loginMethods.userId })
    if (method === undefined) return undefined
    const { userId } = method
    await transaction
      .insert(embeddedUsers)
      .values({ id: userId, projectKey, createdAt: time, userName })
      .onConflictDoUpdate({ target: embeddedUsers.id, set: { userName } })
    const { expiresAt, secret } = await insertSession({ database: transaction, projectKey, userId, time })
    return { userId, userName, secret, expiresAt }
  })
}
