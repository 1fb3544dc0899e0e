import { createHash, randomUUID } from 'node:crypto'
import { and, eq, gt, isNull, lt, lte, sql } from 'drizzle-orm'
import type { CloudContext } from '../CloudContext.ts'
import { ApiRefusal } from '../request/ApiRefusal.ts'
import { parseSessionSecret, toSecretHash } from '../signIn/sessionSecret.ts'
import { embeddedUsers, loginAttempts, loginMethods, loginWaits } from '../storage/embeddedSchema.ts'
import { constants } from './constants.ts'
import type { Sweep } from './createSweep.ts'
import { findReservation } from './emailUpdates/findReservation.ts'
import { insertSession } from './insertSession.ts'

/** An attempt to log in. */
export interface LoginAttempt {
  readonly id: string
  readonly codeHash: string
  readonly tries: number
}

/** A session that has begun. */
export interface NewSession {
  readonly userId: string
  readonly email: string
  readonly secret: string
  readonly expiresAt: number
}

/** Who waits for a further code: a known browser for itself, all others together. */
interface LoginWait {
  readonly projectKey: string
  readonly email: string
  readonly browserId: string | undefined
}

/** Stores attempts to log in with codes. */
export interface LoginStore {
  /**
   * Begins the wait until the next code to an address. Returns the ms left of the last one if it has not ended, otherwise 0.
   * Of several calls at the same time, on any node, one returns 0.
   */
  beginWait(parameters: LoginWait): Promise<number>
  /** Ends the wait, because no code was sent. */
  endWait(parameters: LoginWait): Promise<void>
  /** Returns the id of an attempt to the same address that may get a new code. */
  findAttempt(parameters: {
    readonly projectKey: string
    readonly email: string
    readonly secret: string
  }): Promise<string | undefined>
  /** Stores an attempt with its code, or gives an attempt a new code. */
  setCode(parameters: {
    readonly projectKey: string
    readonly email: string
    readonly id: string
    readonly secret: string
    readonly codeHash: string
  }): Promise<void>
  /**
   * Counts a try. `undefined` if the code has expired, was used, has no tries left, or belongs to another project; of
   * these, `exhausted` means that only the tries are missing.
   */
  takeTry(parameters: {
    readonly projectKey: string
    readonly secret: string
  }): Promise<LoginAttempt | 'exhausted' | undefined>
  /**
   * Uses the code up, finds or creates the user, and begins a session: all or nothing. `undefined` if it was used already.
   *
   * @throws ApiRefusal `email_changed` while the change of this address to another can be undone.
   */
  logIn(parameters: {
    readonly projectKey: string
    readonly id: string
    readonly codeHash: string
  }): Promise<NewSession | undefined>
}

/** Creates the store on the database. */
export function createLoginStore(parameters: {
  readonly context: Pick<CloudContext, 'storage' | 'now'>
  readonly sweep: Sweep
}): LoginStore {
  const { context, sweep } = parameters
  const { now, storage } = context
  const { database } = storage

  return {
    async beginWait(wait) {
      sweep()
      const key = toWaitKey(wait)
      const sentAt = now()
      const begun = await database
        .insert(loginWaits)
        .values({ key, sentAt })
        .onConflictDoUpdate({
          target: loginWaits.key,
          set: { sentAt },
          setWhere: lte(loginWaits.sentAt, sentAt - constants.resendAfter),
        })
        .returning({ key: loginWaits.key })
      if (begun.length > 0) return 0
      const [last] = await database
        .select({ sentAt: loginWaits.sentAt })
        .from(loginWaits)
        .where(eq(loginWaits.key, key))
      return Math.max(1, (last?.sentAt ?? sentAt) + constants.resendAfter - sentAt)
    },

    async endWait(wait) {
      await database.delete(loginWaits).where(eq(loginWaits.key, toWaitKey(wait)))
    },

    async findAttempt({ email, projectKey, secret }) {
      const id = parseSessionSecret(secret)
      if (id === undefined) return undefined
      const [row] = await database
        .select({ id: loginAttempts.id })
        .from(loginAttempts)
        .where(
          and(
            eq(loginAttempts.id, id),
            eq(loginAttempts.secretHash, toSecretHash(secret)),
            eq(loginAttempts.projectKey, projectKey),
            eq(loginAttempts.email, email),
            isNull(loginAttempts.usedAt),
            gt(loginAttempts.createdAt, now() - constants.attemptLife),
          ),
        )
      return row?.id
    },

    async setCode({ codeHash, email, id, projectKey, secret }) {
      const createdAt = now()
      const expiresAt = createdAt + constants.codeLife
      const code = { codeHash, tries: 0, expiresAt, number: null, linkHash: null, confirmedAt: null }
      await database
        .insert(loginAttempts)
        .values({ id, projectKey, email, secretHash: toSecretHash(secret), createdAt, ...code })
        .onConflictDoUpdate({ target: loginAttempts.id, set: code, setWhere: isNull(loginAttempts.usedAt) })
    },

    async takeTry({ projectKey, secret }) {
      const id = parseSessionSecret(secret)
      if (id === undefined) return undefined
      const isOpen = and(
        eq(loginAttempts.id, id),
        eq(loginAttempts.secretHash, toSecretHash(secret)),
        eq(loginAttempts.projectKey, projectKey),
        isNull(loginAttempts.usedAt),
        isNull(loginAttempts.number),
        gt(loginAttempts.expiresAt, now()),
      )
      // Counted before the code is looked at, so tries at the same time cannot be more than all.
      const [taken] = await database
        .update(loginAttempts)
        .set({ tries: sql`${loginAttempts.tries} + 1` })
        .where(and(isOpen, lt(loginAttempts.tries, constants.triesPerCode)))
        .returning({ id: loginAttempts.id, codeHash: loginAttempts.codeHash, tries: loginAttempts.tries })
      if (taken !== undefined) return taken
      const open = await database.select({ id: loginAttempts.id }).from(loginAttempts).where(isOpen)
      return open.length > 0 ? 'exhausted' : undefined
    },

    async logIn({ codeHash, id, projectKey }) {
      return database.transaction(async (transaction) => {
        const time = now()
        // One statement in place of one for each table, because most of a login's time goes to statements.
        const used = transaction.$with('used').as(
          transaction
            .update(loginAttempts)
            .set({ usedAt: time })
            .where(and(eq(loginAttempts.id, id), eq(loginAttempts.codeHash, codeHash), isNull(loginAttempts.usedAt)))
            .returning({ email: loginAttempts.email }),
        )
        const method = transaction.$with('method').as(
          transaction
            .insert(loginMethods)
            .select((query) =>
              query
                .select({
                  projectKey: sql<string>`${projectKey}`.as('project_key'),
                  kind: sql<'email'>`'email'`.as('kind'),
                  subject: used.email,
                  userId: sql<string>`${randomUUID()}`.as('user_id'),
                  createdAt: sql<number>`${time}::bigint`.as('created_at'),
                })
                .from(used),
            )
            .onConflictDoUpdate({
              target: [loginMethods.projectKey, loginMethods.kind, loginMethods.subject],
              // Returns the row of the user that exists.
              set: { subject: sql`excluded.subject` },
            })
            .returning({ userId: loginMethods.userId, email: loginMethods.subject }),
        )
        const user = transaction.$with('user').as(
          transaction
            .insert(embeddedUsers)
            .select((query) =>
              query
                .select({
                  id: method.userId,
                  projectKey: sql<string>`${projectKey}`.as('project_key'),
                  createdAt: sql<number>`${time}::bigint`.as('created_at'),
                  userName: sql<string | null>`null`.as('user_name'),
                })
                .from(method),
            )
            .onConflictDoNothing()
            .returning({ id: embeddedUsers.id }),
        )
        const [found] = await transaction.with(used, method, user).select().from(method)
        if (found === undefined) return undefined
        const { email, userId } = found
        // Asked after the row was written, so that a change of the address that was under way is seen.
        const reservedFor = await findReservation({ database: transaction, projectKey, email, time })
        if (reservedFor !== undefined && reservedFor !== userId) throw createChanged()
        const { expiresAt, secret } = await insertSession({ database: transaction, projectKey, userId, time })
        return { userId, email, secret, expiresAt }
      })
    },
  }
}

function createChanged(): ApiRefusal {
  return new ApiRefusal(
    'email_changed',
    'The wallet of this address was moved to another address within the last 72 hours. To undo that, open the link in the mail about it. Until the link expires, this address begins no new wallet.',
  )
}

function toWaitKey({ browserId = '', email, projectKey }: LoginWait): string {
  return createHash('sha256').update(`${projectKey}\n${email}\n${browserId}`).digest('base64url')
}
