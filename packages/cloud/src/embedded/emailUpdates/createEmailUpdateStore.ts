import { randomUUID } from 'node:crypto'
import { and, eq, gt, isNotNull, isNull, lt, ne, sql } from 'drizzle-orm'
import type { CloudContext } from '../../CloudContext.ts'
import { ApiRefusal } from '../../request/ApiRefusal.ts'
import { toSecretHash } from '../../signIn/sessionSecret.ts'
import { embeddedUsers, loginMethods, securityEvents } from '../../storage/embeddedSchema.ts'
import { emailUpdates } from '../../storage/emailUpdateSchema.ts'
import { getErrorCode } from '../../storage/getErrorCode.ts'
import { listCauses } from '../../storage/listCauses.ts'
import type { Database } from '../../storage/Storage.ts'
import { constants } from '../constants.ts'
import type { WalletSession } from '../createWalletSessions.ts'
import { recordSecurityEvents } from '../recordSecurityEvents.ts'
import { findReservation } from './findReservation.ts'
import { undoEmailUpdate } from './undoEmailUpdate.ts'

/** A row of a change. */
export type EmailUpdate = typeof emailUpdates.$inferSelect

/** Which address a code is for. */
export type EmailUpdateStep = 'primary' | 'secondary'

/** Stores changes of e-mail addresses. */
export interface EmailUpdateStore {
  /** Whether a passkey has begun the session within the last two minutes. */
  hasFreshPasskey(session: WalletSession): Promise<boolean>
  /** Begins a change, or continues that of the session to the same address. It ends any other of the session. */
  open(parameters: {
    readonly session: WalletSession
    readonly oldEmail: string
    readonly newEmail: string
    readonly app: string
    readonly language: string
    readonly isConfirmed: boolean
  }): Promise<EmailUpdate>
  setCode(parameters: { readonly id: string; readonly step: EmailUpdateStep; readonly codeHash: string }): Promise<void>
  /**
   * Counts a try. `undefined` if there is no valid code for this step; `exhausted` if only the tries are missing. See
   * `LoginStore.takeTry`.
   */
  takeTry(parameters: {
    readonly session: WalletSession
    readonly step: EmailUpdateStep
  }): Promise<EmailUpdate | 'exhausted' | undefined>
  /** Notes that the old address is proved. Of several calls with one code, one returns true. */
  confirm(update: EmailUpdate): Promise<boolean>
  /** Whether the new address is free for the user. */
  isFree(update: EmailUpdate): Promise<boolean>
  /** Uses the code for the new address up. Of several calls with one code, one returns true. */
  claim(update: EmailUpdate): Promise<boolean>
  /** Makes the code of a claim valid again, because nothing came of it. */
  release(update: EmailUpdate): Promise<void>
  /**
   * Stores the new address as the login, after `claim`.
   *
   * @param parameters.undo the secret of the link that undoes it.
   * @throws ApiRefusal `email_in_use`, `login_code_expired` if the old address is not the user's any more.
   */
  complete(parameters: { readonly update: EmailUpdate; readonly undo: string }): Promise<void>
  /** Restores the old address and ends all sessions of the user. `false` if the link has expired or was used. */
  undo(secret: string): Promise<boolean>
}

/** What Postgres says of a second row with the same key. */
const uniqueViolation = '23505'

/** Creates the store on the database. */
export function createEmailUpdateStore(context: Pick<CloudContext, 'storage' | 'now'>): EmailUpdateStore {
  const { now, storage } = context
  const { database } = storage
  const isAt = (step: EmailUpdateStep) =>
    step === 'primary' ? isNull(emailUpdates.confirmedAt) : isNotNull(emailUpdates.confirmedAt)
  /** The change as it was read, with the code that was checked. */
  const isUnchanged = ({ codeHash, id }: EmailUpdate) =>
    and(eq(emailUpdates.id, id), eq(emailUpdates.codeHash, codeHash ?? ''), isNull(emailUpdates.completedAt))

  const isClaimed = (id: string) =>
    and(
      eq(emailUpdates.id, id),
      isNotNull(emailUpdates.confirmedAt),
      isNull(emailUpdates.codeHash),
      isNull(emailUpdates.completedAt),
    )

  return {
    async hasFreshPasskey({ id, userId }) {
      const logins = await database.$count(
        securityEvents,
        and(
          eq(securityEvents.userId, userId),
          eq(securityEvents.sessionId, id),
          eq(securityEvents.kind, 'passkey_login'),
          gt(securityEvents.createdAt, now() - constants.passkeyFresh),
        ),
      )
      return logins > 0
    },

    async open({ app, isConfirmed, language, newEmail, oldEmail, session }) {
      const time = now()
      return database.transaction(async (transaction) => {
        // Changes of a user take turns. A login that begins a session for the user does not wait.
        await transaction.select().from(embeddedUsers).where(eq(embeddedUsers.id, session.userId)).for('no key update')
        const isOpen = and(eq(emailUpdates.sessionId, session.id), isNull(emailUpdates.completedAt))
        const [row] = await transaction
          .select()
          .from(emailUpdates)
          .where(
            and(
              isOpen,
              eq(emailUpdates.oldEmail, oldEmail),
              eq(emailUpdates.newEmail, newEmail),
              gt(emailUpdates.createdAt, time - constants.attemptLife),
            ),
          )
        const id = row?.id ?? randomUUID()
        await transaction.delete(emailUpdates).where(and(isOpen, ne(emailUpdates.id, id)))
        const confirmedAt = row?.confirmedAt ?? (isConfirmed ? time : null)
        // A code for the old address is not valid any more once a passkey has replaced it.
        const code = row?.confirmedAt === confirmedAt ? {} : { codeHash: null, tries: 0 }
        const [stored] = await transaction
          .insert(emailUpdates)
          .values({
            id,
            projectKey: session.projectKey,
            userId: session.userId,
            sessionId: session.id,
            oldEmail,
            newEmail,
            app,
            language,
            createdAt: time,
            confirmedAt,
            expiresAt: time,
          })
          .onConflictDoUpdate({ target: emailUpdates.id, set: { app, language, confirmedAt, ...code } })
          .returning()
        if (stored === undefined) throw createLost()
        return stored
      })
    },

    async setCode({ codeHash, id, step }) {
      const set = { codeHash, tries: 0, expiresAt: now() + constants.codeLife }
      await database
        .update(emailUpdates)
        .set(set)
        .where(and(eq(emailUpdates.id, id), isAt(step), isNull(emailUpdates.completedAt)))
    },

    async takeTry({ session, step }) {
      const { email, id, userId } = session
      if (email === null) return undefined
      const isOpen = and(
        eq(emailUpdates.userId, userId),
        eq(emailUpdates.sessionId, id),
        // Another session may have changed it since.
        eq(emailUpdates.oldEmail, email),
        isAt(step),
        isNotNull(emailUpdates.codeHash),
        isNull(emailUpdates.completedAt),
        gt(emailUpdates.expiresAt, now()),
      )
      // Counted before the code is looked at, so tries at the same time cannot be more than all.
      const [taken] = await database
        .update(emailUpdates)
        .set({ tries: sql`${emailUpdates.tries} + 1` })
        .where(and(isOpen, lt(emailUpdates.tries, constants.triesPerCode)))
        .returning()
      if (taken !== undefined) return taken
      return (await database.$count(emailUpdates, isOpen)) > 0 ? 'exhausted' : undefined
    },

    async confirm(update) {
      const confirmed = await database
        .update(emailUpdates)
        .set({ confirmedAt: now(), codeHash: null, tries: 0 })
        .where(and(isUnchanged(update), isNull(emailUpdates.confirmedAt)))
        .returning({ id: emailUpdates.id })
      return confirmed.length > 0
    },

    isFree: async (update) => isFree({ database, update, time: now() }),

    async claim(update) {
      const claimed = await database
        .update(emailUpdates)
        .set({ codeHash: null })
        .where(and(isUnchanged(update), isNotNull(emailUpdates.confirmedAt)))
        .returning({ id: emailUpdates.id })
      return claimed.length > 0
    },

    async release({ codeHash, id }) {
      await database.update(emailUpdates).set({ codeHash }).where(isClaimed(id))
    },

    async complete({ undo, update }) {
      const time = now()
      const { newEmail, oldEmail, projectKey, sessionId, userId } = update
      await database.transaction(async (transaction) => {
        await transaction.select().from(embeddedUsers).where(eq(embeddedUsers.id, userId)).for('no key update')
        const completed = await transaction
          .update(emailUpdates)
          .set({
            completedAt: time,
            codeHash: null,
            undoHash: toSecretHash(undo),
            undoExpiresAt: time + constants.emailUndoLife,
          })
          .where(isClaimed(update.id))
          .returning({ id: emailUpdates.id })
        if (completed.length === 0) throw createLost()
        if (!(await isFree({ database: transaction, update, time }))) throw createInUse()
        const moved = await moveEmail({ database: transaction, projectKey, userId, from: oldEmail, to: newEmail })
        if (!moved) throw createLost()
        const events = [{ kind: 'email_updated', subject: oldEmail }] as const
        const session = { id: sessionId, projectKey, userId }
        await recordSecurityEvents({ database: transaction, session, time, events })
      })
    },

    undo: async (secret) => undoEmailUpdate({ database, secret, time: now() }),
  }
}

/** Moves the login of a user to another address. `false` if the address is not the user's any more, or belongs to another user. */
async function moveEmail(parameters: {
  readonly database: Pick<Database, 'update'>
  readonly projectKey: string
  readonly userId: string
  readonly from: string
  readonly to: string
}): Promise<boolean> {
  const { database, from, projectKey, to, userId } = parameters
  const moved = await database
    .update(loginMethods)
    .set({ subject: to })
    .where(
      and(
        eq(loginMethods.projectKey, projectKey),
        eq(loginMethods.kind, 'email'),
        eq(loginMethods.subject, from),
        eq(loginMethods.userId, userId),
      ),
    )
    .returning({ userId: loginMethods.userId })
    .catch((error: unknown) => {
      // Someone has logged in with the address for the first time since it was looked up.
      throw listCauses(error).some((cause) => getErrorCode(cause) === uniqueViolation) ? createInUse() : error
    })
  return moved.length > 0
}

async function isFree(parameters: {
  readonly database: Pick<Database, 'select'>
  readonly update: EmailUpdate
  readonly time: number
}): Promise<boolean> {
  const { database, time, update } = parameters
  const { newEmail: email, projectKey, userId } = update
  const [method] = await database
    .select({ userId: loginMethods.userId })
    .from(loginMethods)
    .where(
      and(eq(loginMethods.projectKey, projectKey), eq(loginMethods.kind, 'email'), eq(loginMethods.subject, email)),
    )
  if (method !== undefined) return false
  const reservedFor = await findReservation({ database, projectKey, email, time })
  return reservedFor === undefined || reservedFor === userId
}

/** The refusal of an address that belongs to another wallet. Only who has proved the address is told so. */
export function createInUse(): ApiRefusal {
  return new ApiRefusal(
    'email_in_use',
    'This address belongs to another wallet. Nothing was changed. Use another address, or log in with this one.',
  )
}

function createLost(): ApiRefusal {
  return new ApiRefusal('login_code_expired', 'The e-mail address was changed in the meantime. Begin again.')
}
