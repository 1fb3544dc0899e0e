import { and, desc, eq, gt, inArray, isNotNull, isNull, notInArray, sql } from 'drizzle-orm'
import { signInSessions } from '../storage/schema.ts'
import type { Database } from '../storage/Storage.ts'
import { constants } from './constants.ts'
import type { SignInSession } from './SignInSession.ts'

/**
 * Revokes the oldest active sessions of the accounts that have just signed in, and deletes the oldest revoked ones, so that
 * an account cannot fill the database. Call it in the transaction that adds the sessions.
 */
export async function limitSessions(parameters: {
  readonly transaction: Pick<Database, 'delete' | 'execute' | 'select' | 'update'>
  readonly projectKey: string
  readonly added: readonly SignInSession[]
  readonly now: number
}): Promise<void> {
  const { added, now, projectKey, transaction } = parameters
  // In a fixed order, to avoid deadlocks.
  const accounts = [...new Set(added.map(({ account }) => account))].toSorted()
  for (const account of accounts) {
    // Concurrent sign-ins of an account take turns, so that each counts the sessions of the others.
    await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${projectKey} ${account}`}, 0))`)
    const addedIds = added.filter((session) => session.account === account).map(({ id }) => id)
    const isOfAccount = and(eq(signInSessions.projectKey, projectKey), eq(signInSessions.account, account))
    const newestFirst = [desc(signInSessions.createdAt), desc(signInSessions.id)] as const
    const surplus = await transaction
      .select({ id: signInSessions.id })
      .from(signInSessions)
      .where(
        and(
          isOfAccount,
          isNull(signInSessions.revokedAt),
          gt(signInSessions.expiresAt, now),
          notInArray(signInSessions.id, addedIds),
        ),
      )
      .orderBy(...newestFirst)
      .offset(Math.max(0, constants.activePerAccount - addedIds.length))
    if (surplus.length === 0) continue
    const surplusIds = surplus.map(({ id }) => id)
    await transaction.update(signInSessions).set({ revokedAt: now }).where(inArray(signInSessions.id, surplusIds))
    const revoked = await transaction
      .select({ id: signInSessions.id })
      .from(signInSessions)
      .where(and(isOfAccount, isNotNull(signInSessions.revokedAt)))
      .orderBy(...newestFirst)
      .offset(constants.revokedPerAccount)
    const revokedIds = revoked.map(({ id }) => id)
    if (revokedIds.length > 0) await transaction.delete(signInSessions).where(inArray(signInSessions.id, revokedIds))
  }
}
