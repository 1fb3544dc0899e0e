import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { Actor } from '../../audit/Actor.ts'
import type { AuditLog } from '../../audit/createAuditLog.ts'
import { embeddedSessions } from '../../storage/embeddedSchema.ts'
import { handoffs } from '../../storage/handoffSchema.ts'
import type { Database } from '../../storage/Storage.ts'
import { recordSecurityEvents } from '../recordSecurityEvents.ts'
import { isLiveWalletSession } from '../isLiveWalletSession.ts'
import { requireUser, type UserReference } from './requireUser.ts'

/**
 * Ends live sessions of a user for an operator, with their hand-offs, with which a window could begin another. If there are none, nothing
 * is recorded.
 *
 * @param parameters.database a transaction.
 * @param parameters.sessionId one session. Default: all.
 * @returns how many have ended.
 * @throws ApiRefusal `not_found` for a user that the project does not have.
 */
export async function endWalletSessions(parameters: {
  readonly database: Database
  readonly audit: Pick<AuditLog, 'record'>
  readonly actor: Actor
  readonly user: UserReference
  readonly sessionId: string | undefined
  readonly time: number
}): Promise<number> {
  const { actor, audit, database, sessionId, time, user } = parameters
  await requireUser(database, user)
  const { projectKey, userId } = user
  const live = await database
    .select({ id: embeddedSessions.id })
    .from(embeddedSessions)
    .where(
      and(
        eq(embeddedSessions.userId, userId),
        isLiveWalletSession(time),
        sessionId === undefined ? undefined : eq(embeddedSessions.id, sessionId),
      ),
    )
    .orderBy(embeddedSessions.id)
    .for('update')
  const ids = live.map(({ id }) => id)
  if (ids.length === 0) return 0
  await database
    .delete(handoffs)
    .where(and(eq(handoffs.userId, userId), sessionId === undefined ? undefined : inArray(handoffs.sessionId, ids)))
  await database
    .update(embeddedSessions)
    .set({ endedAt: time })
    .where(and(inArray(embeddedSessions.id, ids), isNull(embeddedSessions.endedAt)))
  await recordSecurityEvents({
    database,
    session: { id: sessionId ?? null, projectKey, userId },
    time,
    events: [{ kind: sessionId === undefined ? 'sessions_ended_by_operator' : 'session_ended_by_operator' }],
  })
  await audit.record(database, {
    actor,
    action: sessionId === undefined ? 'user.end-sessions' : 'user.end-session',
    object: `user:${userId}`,
    before: { sessions: ids.length },
    after: { sessions: 0 },
  })
  return ids.length
}
