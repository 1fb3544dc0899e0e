import { and, desc, eq, gt, isNotNull, isNull } from 'drizzle-orm'
import { emailUpdates } from '../../storage/emailUpdateSchema.ts'
import type { Database } from '../../storage/Storage.ts'

/**
 * Returns the user to whom an address may return, because a change away from it can still be undone. No other user gets the address
 * until then: otherwise its owner could log in, create an empty wallet and lose the way back.
 */
export async function findReservation(parameters: {
  readonly database: Pick<Database, 'select'>
  readonly projectKey: string
  readonly email: string
  readonly time: number
}): Promise<string | undefined> {
  const { database, email, projectKey, time } = parameters
  const [row] = await database
    .select({ userId: emailUpdates.userId })
    .from(emailUpdates)
    .where(
      and(
        eq(emailUpdates.projectKey, projectKey),
        eq(emailUpdates.oldEmail, email),
        isNotNull(emailUpdates.completedAt),
        isNull(emailUpdates.undoneAt),
        gt(emailUpdates.undoExpiresAt, time),
      ),
    )
    .orderBy(desc(emailUpdates.completedAt))
    .limit(1)
  return row?.userId
}
