import { and, asc, eq, gt, lte } from 'drizzle-orm'
import type { CloudContext } from '../../CloudContext.ts'
import { vaultDeletions } from '../../storage/deletionSchema.ts'
import { embeddedUsers, loginMethods, vaults } from '../../storage/embeddedSchema.ts'
import { projects } from '../../storage/schema.ts'
import { constants } from '../constants.ts'
import type { WalletNotices } from '../notices/createWalletNotices.ts'
import { insertNotice } from '../notices/insertNotice.ts'
import { deleteUser } from './deleteUser.ts'

/** Deletes the wallets whose deletion is due, with their users. */
export interface WalletDeletions {
  /** Deletes the wallets that are due, each in its own transaction. Returns the number of deleted wallets. One that fails stays due. */
  deleteDue(): Promise<number>
  /** Resolves once nothing is being deleted. */
  close(): Promise<void>
}

/** Users that are looked up with one statement. */
const batch = 50

/** Creates the deletions. They check once a minute which wallets are due, until they are closed. They do not depend on logins, which may be days apart. */
export function createWalletDeletions(parameters: {
  readonly context: Pick<CloudContext, 'storage' | 'logger' | 'now'>
  readonly notices: Pick<WalletNotices, 'send'>
  /** Whether there is a mail server. */
  readonly canSend: boolean
}): WalletDeletions {
  const { canSend, context, notices } = parameters
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

  const deleteAll = async (): Promise<number> => {
    const time = now()
    let deleted = 0
    let after = ''
    while (!end.signal.aborted) {
      const found = await database
        .select({ userId: vaultDeletions.userId })
        .from(vaultDeletions)
        .where(and(lte(vaultDeletions.deleteAt, time), gt(vaultDeletions.userId, after)))
        .orderBy(asc(vaultDeletions.userId))
        .limit(batch)
      for (const { userId } of found) {
        after = userId
        if (end.signal.aborted) break
        try {
          if (await deleteOne(userId, time)) deleted += 1
        } catch (error) {
          logger.warn({ error }, 'Deleting a wallet failed')
        }
      }
      if (found.length < batch) break
    }
    if (deleted > 0) notices.send()
    return deleted
  }

  const deleteDue = (): Promise<number> => {
    const done = deleting.then(deleteAll)
    deleting = done.catch((error: unknown) => logger.warn({ error }, 'Deleting wallets failed'))
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
