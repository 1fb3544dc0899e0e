import type { adminGetUserCounts, ProjectUser, ProjectUserDetail } from '@latchkey/protocol/operator'
import { and, eq, gt, inArray } from 'drizzle-orm'
import type { InferOutput } from 'valibot'
import type { CsvCell } from '../../analytics/formatCsv.ts'
import type { Actor } from '../../audit/Actor.ts'
import type { AuditLog } from '../../audit/createAuditLog.ts'
import { userDeletions } from '../../storage/deletionSchema.ts'
import { embeddedSessions, embeddedUsers, vaults } from '../../storage/embeddedSchema.ts'
import type { OperatorNoticeEvent } from '../../storage/NoticeEvent.ts'
import type { Database } from '../../storage/Storage.ts'
import { constants } from '../constants.ts'
import type { MailLanguage } from '../mail/formatLoginMail.ts'
import type { WalletNotices } from '../notices/createWalletNotices.ts'
import { insertNotice } from '../notices/insertNotice.ts'
import { recordSecurityEvents } from '../recordSecurityEvents.ts'
import { listUserRows } from './listUserRows.ts'
import { endWalletSessions } from './endWalletSessions.ts'
import { findUsers } from './findUsers.ts'
import { isLiveWalletSession } from '../isLiveWalletSession.ts'
import { readUser } from './readUser.ts'
import { createUnknownUser, requireUser, type UserReference } from './requireUser.ts'

const day = 86_400_000

/**
 * What operators see of the users of the embedded wallet, and do for them. All but `count` and `find` throw ApiRefusal `not_found` for a
 * user that the project does not have. What they do is recorded in the audit trail, without addresses.
 */
export interface UserRegister {
  count(projectKey: string): Promise<InferOutput<typeof adminGetUserCounts.response>>
  /** @param parameters.find a whole e-mail address, id or wallet address. */
  find(parameters: { readonly projectKey: string; readonly find: string }): Promise<readonly ProjectUser[]>
  get(user: UserReference): Promise<ProjectUserDetail>
  /** Returns what `get` masks. */
  reveal(user: UserReference): Promise<{ readonly email: string | null; readonly name: string | null }>
  /** Records the export, and returns the users with their addresses as rows of a table, after a row of titles. */
  export(projectKey: string): Promise<AsyncIterable<readonly CsvCell[]>>
  /** Ends a session. One that has ended before is no error. */
  endSession(user: UserReference & { readonly sessionId: string }): Promise<void>
  /** @returns how many live sessions have ended. */
  endSessions(user: UserReference): Promise<number>
  /** Orders the deletion in 7 days, and tells the user. Ordered again, it keeps its date. */
  orderDeletion(
    user: UserReference & { readonly language: MailLanguage },
  ): Promise<{ readonly deleteAt: number; readonly isTold: boolean }>
  /** Withdraws the order, and tells the user. Without an order it does nothing. */
  withdrawDeletion(user: UserReference): Promise<void>
}

/** Creates the register on the database. */
export function createUserRegister(parameters: {
  readonly database: Database
  readonly audit: Pick<AuditLog, 'record'>
  readonly notices: Pick<WalletNotices, 'send'>
  /** Whether there is a mail server. */
  readonly canSend: boolean
  /** Who acts. */
  readonly actor: Actor
  readonly now: () => number
}): UserRegister {
  const { actor, audit, canSend, database, notices, now } = parameters

  const end = (user: UserReference, sessionId?: string): Promise<number> =>
    database.transaction((transaction) =>
      endWalletSessions({ database: transaction, audit, actor, user, sessionId, time: now() }),
    )

  /** Stores the mail about a deletion. */
  const tell = async (transaction: Database, told: Contact, event: OperatorNoticeEvent): Promise<boolean> => {
    const { app, email, language, projectKey, userId } = told
    if (email === null || !canSend) return false
    const mail = { projectKey, userId, email, app, language, events: [event], createdAt: now() }
    await insertNotice(transaction, mail)
    return true
  }

  return {
    async count(projectKey) {
      const time = now()
      const ofProject = eq(embeddedUsers.projectKey, projectKey)
      const countUsers = (since: number): Promise<number> =>
        database.$count(embeddedUsers, and(ofProject, gt(embeddedUsers.createdAt, since)))
      const ofTheirs = (table: typeof vaults | typeof userDeletions): Promise<number> =>
        database.$count(
          table,
          inArray(table.userId, database.select({ id: embeddedUsers.id }).from(embeddedUsers).where(ofProject)),
        )
      return {
        users: await database.$count(embeddedUsers, ofProject),
        withWallet: await ofTheirs(vaults),
        sessions: await database.$count(
          embeddedSessions,
          and(eq(embeddedSessions.projectKey, projectKey), isLiveWalletSession(time)),
        ),
        newIn7Days: await countUsers(time - 7 * day),
        newIn30Days: await countUsers(time - 30 * day),
        toBeDeleted: await ofTheirs(userDeletions),
      }
    },

    find: (parts) => findUsers({ database, ...parts }),

    get: (user) =>
      database.transaction(
        async (transaction) => {
          const found = await readUser({ database: transaction, ...user, time: now() })
          if (found === undefined) throw createUnknownUser()
          return found
        },
        { isolationLevel: 'repeatable read', accessMode: 'read only' },
      ),

    reveal: (user) =>
      database.transaction(async (transaction) => {
        const { email, name } = await requireUser(transaction, user)
        await audit.record(transaction, {
          actor,
          action: 'user.reveal',
          object: `user:${user.userId}`,
          before: null,
          after: { email: email !== null, name: name !== null },
        })
        return { email, name }
      }),

    async export(projectKey) {
      await database.transaction(async (transaction) => {
        const users = await transaction.$count(embeddedUsers, eq(embeddedUsers.projectKey, projectKey))
        await audit.record(transaction, {
          actor,
          action: 'users.export',
          object: `project:${projectKey}`,
          before: null,
          after: { users },
        })
      })
      return listUserRows({ database, projectKey })
    },

    async endSession({ sessionId, ...user }) {
      await end(user, sessionId)
    },

    endSessions: (user) => end(user),

    async orderDeletion({ language, ...user }) {
      const ordered = await database.transaction(async (transaction) => {
        const found = await requireUser(transaction, user)
        const { projectKey, userId } = user
        const time = now()
        const deleteAt = time + constants.deletionDelay
        const inserted = await transaction
          .insert(userDeletions)
          .values({ userId, deleteAt, language, orderedBy: actor.name, createdAt: time })
          .onConflictDoNothing()
          .returning({ userId: userDeletions.userId })
        if (inserted.length === 0) {
          const [row] = await transaction.select().from(userDeletions).where(eq(userDeletions.userId, userId))
          return { deleteAt: row?.deleteAt ?? deleteAt, isTold: found.email !== null && canSend }
        }
        const isTold = await tell(transaction, { ...found, ...user, language }, 'deletionOrdered')
        await recordSecurityEvents({
          database: transaction,
          session: { id: null, projectKey, userId },
          time,
          events: [{ kind: 'deletion_ordered' }],
        })
        await audit.record(transaction, {
          actor,
          action: 'user.order-deletion',
          object: `user:${userId}`,
          before: null,
          after: { deleteAt, isTold },
        })
        return { deleteAt, isTold }
      })
      notices.send()
      return ordered
    },

    async withdrawDeletion(user) {
      await database.transaction(async (transaction) => {
        const found = await requireUser(transaction, user)
        const { projectKey, userId } = user
        const [order] = await transaction.delete(userDeletions).where(eq(userDeletions.userId, userId)).returning()
        if (order === undefined) return
        const { deleteAt, language } = order
        await tell(transaction, { ...found, ...user, language }, 'deletionWithdrawn')
        await recordSecurityEvents({
          database: transaction,
          session: { id: null, projectKey, userId },
          time: now(),
          events: [{ kind: 'deletion_withdrawn' }],
        })
        await audit.record(transaction, {
          actor,
          action: 'user.withdraw-deletion',
          object: `user:${userId}`,
          before: { deleteAt },
          after: { deleteAt: null },
        })
      })
      notices.send()
    },
  }
}

/** Whom a mail is for. */
interface Contact extends UserReference {
  /** The project's name. */
  readonly app: string
  readonly email: string | null
  readonly language: string
}
