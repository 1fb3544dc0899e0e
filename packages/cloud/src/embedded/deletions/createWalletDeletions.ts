import { and, asc, eq, gt, lte } from 'drizzle-orm'
import type { AuditLog } from '../../audit/createAuditLog.ts'
import type { CloudContext } from '../../CloudContext.ts'
import { userDeletions, vaultDeletions } from '../../storage/deletionSchema.ts'
import { embeddedUsers, loginMethods, vaults } from '../../storage/embeddedSchema.ts'
import { projects } from '../../storage/schema.ts'
import { constants } from '../constants.ts'
import type { WalletNotices } from '../notices/createWalletNotices.ts'
import { insertNotice } from '../notices/insertNotice.ts'
import { deleteOrderedUser } from './deleteOrderedUser.ts'
import { deleteUser } from './deleteUser.ts'

/** Deletes the wallets whose deletion is due, with their users, and the users whose deletion an operator has ordered. */
export interface WalletDeletions {
  /** Deletes what is due, each user in its own transaction. Returns the number of deleted users. One that fails stays due. */
  deleteDue(): Promise<number>
  /** Resolves once nothing is being deleted. */
  close(): Promise<void>
}

/** Users that are looked up with one statement. */
const batch = 50

/** Creates the deletions. They check once a minute what is due, until they are closed. They do not depend on logins, which may be days apart. */
export function createWalletDeletions(parameters: {
  readonly context: Pick<CloudContext, 'storage' | 'logger' | 'now'>
  readonly audit: Pick<AuditLog, 'record'>
  readonly notices: Pick<WalletNotices, 'send'>
  /** Whether there is a mail server. */
  readonly canSend: boolean
}): WalletDeletions {
  const { audit, canSend, context, notices } = parameters
  const { logger, now, storage } = context
  const { database } = storage
  const end = new AbortController()
  let deleting: Promise<unknown> = Promise.resolve()

  /** All or nothing. Returns whether it was still due. */
  const deleteOne = (userId: string, time: number): Promise<boolean> =>
    database.transaction(async (transaction) => {
      // The vault first, as a change of it does. Another node has deleted it, or the user has kept it, in the meantime.
      const [vault] = await transaction.select().from(vaults).where(eq(vaults.userId, userId)).for('update')
      const [due] = await transaction
        .select({
          email: loginMethods.subject,
          language: vaultDeletions.language,
          projectKey: embeddedUsers.projectKey,
          app: projects.name,
        })
        .from(vaultDeletions)
        .innerJoin(embeddedUsers, eq(embeddedUsers.id, vaultDeletions.userId))
        .innerJoin(projects, eq(projects.key, embeddedUsers.projectKey))
        .leftJoin(loginMethods, and(eq(loginMethods.userId, vaultDeletions.userId), eq(loginMethods.kind, 'email')))
        .where(and(eq(vaultDeletions.userId, userId), lte(vaultDeletions.deleteAt, time)))
      if (vault === undefined || due === undefined) return false
      const { app, email, language, projectKey } = due
      await deleteUser({ database: transaction, userId, projectKey, time })
      // It names no user, so it outlives them: for a day at most.
      if (email !== null && canSend)
        await insertNotice(transaction, {
          projectKey,
          email,
          app,
          language,
          events: ['walletDeleted'],
          createdAt: time,
        })
      return true
    })

  const deleteOrdered = (userId: string, time: number): Promise<boolean> =>
    database.transaction((transaction) => deleteOrderedUser({ database: transaction, audit, userId, time, canSend }))

  /** Deletes what is due of one table. */
  const deleteAllOf = async (
    table: typeof userDeletions | typeof vaultDeletions,
    deleteIt: (userId: string, time: number) => Promise<boolean>,
  ): Promise<number> => {
    const time = now()
    let deleted = 0
    let after = ''
    while (!end.signal.aborted) {
      const found = await database
        .select({ userId: table.userId })
        .from(table)
        .where(and(lte(table.deleteAt, time), gt(table.userId, after)))
        .orderBy(asc(table.userId))
        .limit(batch)
      for (const { userId } of found) {
        after = userId
        if (end.signal.aborted) break
        try {
          if (await deleteIt(userId, time)) deleted += 1
        } catch (error) {
          logger.warn({ error }, 'Deleting a user failed')
        }
      }
      if (found.length < batch) break
    }
    return deleted
  }

  const deleteAll = async (): Promise<number> => {
    // First what has a proof, if a user is due by both.
    const ordered = await deleteAllOf(userDeletions, deleteOrdered)
    const deleted = ordered + (await deleteAllOf(vaultDeletions, deleteOne))
    if (deleted > 0) notices.send()
    return deleted
  }

  const deleteDue = (): Promise<number> => {
    const done = deleting.then(deleteAll)
    deleting = done.catch((error: unknown) => logger.warn({ error }, 'Deleting users failed'))
    return done
  }
  const timer = setInterval(() => void deleteDue().catch(() => undefined), constants.deletionLook).unref()

  return {
    deleteDue,
    async close() {
      end.abort()
      clearInterval(timer)
      await deleting
    },
  }
}
