import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { createSessionSecret, toSecretHash } from '../signIn/sessionSecret.ts'
import { devices, embeddedSessions } from '../storage/embeddedSchema.ts'
import type { Database } from '../storage/Storage.ts'
import { constants } from './constants.ts'

/**
 * Begins a session. Each login begins one of its own, and ends what `embedded after-restore` has suspended.
 *
 * @param parameters.database the transaction of the login.
 */
export async function insertSession(parameters: {
  readonly database: Pick<Database, '$with' | 'update' | 'with'>
  readonly projectKey: string
  readonly userId: string
  readonly time: number
}): Promise<{ readonly id: string; readonly secret: string; readonly expiresAt: number }> {
  const { database, projectKey, time, userId } = parameters
  const id = randomUUID()
  const secret = createSessionSecret(id)
  const expiresAt = time + constants.sessionLife
  const secretHash = toSecretHash(secret)
  // One statement, because this is part of every login.
  const resumed = database.$with('resumed').as(
    database
      .update(devices)
      .set({ suspendedAt: null, suspendedBy: null })
      .where(and(eq(devices.userId, userId), eq(devices.suspendedBy, 'restore')))
      .returning({ deviceId: devices.deviceId }),
  )
  await database
    .with(resumed)
    .insert(embeddedSessions)
    .values({ id, projectKey, userId, secretHash, createdAt: time, seenAt: time, expiresAt })
  return { id, secret, expiresAt }
}
