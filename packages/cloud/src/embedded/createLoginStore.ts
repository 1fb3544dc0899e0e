import { createHash, randomUUID } from 'node:crypto'
import { and, eq, gt, isNull, lt, lte, sql } from 'drizzle-orm'
import type { CloudContext } from '../CloudContext.ts'
import { createSessionSecret, parseSessionSecret, toSecretHash } from '../signIn/sessionSecret.ts'
import { embeddedSessions, embeddedUsers, loginAttempts, loginMethods, loginWaits } from '../storage/schema.ts'
import { constants } from './constants.ts'

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

/** Stores attempts to log in with codes. */
export interface LoginStore {
  /**
   * Begins the wait until the next code to an address. Returns the ms left of the last one if it has not ended, otherwise 0.
   * Of several calls at the same time, on any node, one returns 0.
   */
  beginWait(parameters: { readonly projectKey: string; readonly email: string }): Promise<number>
  /** Ends the wait, because no code was sent. */
  endWait(parameters: { readonly projectKey: string; readonly email: string }): Promise<void>
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
  /** Uses the code up, finds or creates the user, and begins a session: all or nothing. `undefined` if it was used already. */
  logIn(parameters: {
    readonly projectKey: string
    readonly id: string
    readonly codeHash: string
  }): Promise<NewSession | undefined>
}

/** Creates the store on the database. */
export function createLoginStore(context: Pick<CloudContext, 'storage' | 'logger' | 'now'>): LoginStore {
  const { logger, now, storage } = context
  const { database } = storage
  let sweptAt = now()

  const sweep = async (): Promise<void> => {
    const time = now()
    await database.delete(loginAttempts).where(lt(loginAttempts.createdAt, time - constants.attemptKept))
    await database.delete(loginWaits).where(lt(loginWaits.sentAt, time - constants.resendAfter))
    await database.delete(embeddedSessions).where(lt(embeddedSessions.expiresAt, time))
  }
  const sweepSometimes = (): void => {
    if (now() - sweptAt < constants.sweepEvery) return
    sweptAt = now()
    // The visitor does not wait for it. If it fails, it runs again later.
    void sweep().catch((error: unknown) => logger.warn({ error }, 'Deleting old logins failed'))
  }

  return {
    async beginWait(parameters) {
      const key = toWaitKey(parameters)
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

    async endWait(parameters) {
      await database.delete(loginWaits).where(eq(loginWaits.key, toWaitKey(parameters)))
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
      sweepSometimes()
      const createdAt = now()
      const code = { codeHash, tries: 0, expiresAt: createdAt + constants.codeLife }
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
        const [used] = await transaction
          .update(loginAttempts)
          .set({ usedAt: time })
          .where(and(eq(loginAttempts.id, id), eq(loginAttempts.codeHash, codeHash), isNull(loginAttempts.usedAt)))
          .returning({ email: loginAttempts.email })
        if (used === undefined) return undefined
        const { email } = used
        const [method] = await transaction
          .insert(loginMethods)
          .values({ projectKey, kind: 'email', subject: email, userId: randomUUID(), createdAt: time })
          .onConflictDoUpdate({
            target: [loginMethods.projectKey, loginMethods.kind, loginMethods.subject],
            // Returns the row of the user that exists.
            set: { subject: email },
          })
          .returning({ userId: loginMethods.userId })
        if (method === undefined) return undefined
        const { userId } = method
        await transaction
          .insert(embeddedUsers)
          .values({ id: userId, projectKey, createdAt: time })
          .onConflictDoNothing()
        const sessionId = randomUUID()
        const secret = createSessionSecret(sessionId)
        const expiresAt = time + constants.sessionLife
        await transaction.insert(embeddedSessions).values({
          id: sessionId,
          projectKey,
          userId,
          secretHash: toSecretHash(secret),
          createdAt: time,
          seenAt: time,
          expiresAt,
        })
        return { userId, email, secret, expiresAt }
      })
    },
  }
}

function toWaitKey({ email, projectKey }: { readonly projectKey: string; readonly email: string }): string {
  return createHash('sha256').update(`${projectKey}\n${email}`).digest('base64url')
}
