import { randomBytes } from 'node:crypto'
import { and, desc, eq, gt, inArray, isNull, lt, or, sql, TransactionRollbackError } from 'drizzle-orm'
import type { CloudContext } from '../CloudContext.ts'
import { signInDays, signInNonces, signInSessions } from '../storage/schema.ts'
import { constants } from './constants.ts'
import { countSignIns } from './countSignIns.ts'
import { limitSessions } from './limitSessions.ts'
import type { SignInSession } from './SignInSession.ts'
import { fromStoredSignIn, toStoredSignIn } from './storedSignIn.ts'

/** Stores nonces and sessions. */
export interface SignInStore {
  /** Creates a nonce, valid for one sign-in until `expiresAt`. */
  createNonce(parameters: {
    readonly projectKey: string
  }): Promise<{ readonly nonce: string; readonly expiresAt: number }>
  /**
   * Counts an attempt to sign in with a nonce. `unknown`: never issued to this project, or expired; `used`: a sign-in has
   * used it, or five attempts have failed.
   */
  takeAttempt(parameters: { readonly projectKey: string; readonly nonce: string }): Promise<'good' | 'used' | 'unknown'>
  /**
   * Consumes nonces and stores the sessions signed with them, atomically. Returns false if a nonce was already used: of
   * any number of concurrent calls, on any node, only one succeeds.
   */
  add(parameters: {
    readonly projectKey: string
    readonly nonces: readonly string[]
    readonly sessions: readonly SignInSession[]
  }): Promise<boolean>
  /** Sessions by id, active or not. */
  find(parameters: { readonly projectKey: string; readonly ids: readonly string[] }): Promise<readonly SignInSession[]>
  /** Unexpired sessions of accounts, newest first, at most 100; includes revoked ones. */
  list(parameters: {
    readonly projectKey: string
    readonly accounts: readonly string[]
  }): Promise<readonly SignInSession[]>
  /** Revokes sessions. Sessions that are already revoked keep their time. */
  revoke(parameters: { readonly projectKey: string; readonly ids: readonly string[] }): Promise<void>
  /** Deletes old nonces and sessions. */
  sweep(): Promise<void>
}

/** Creates the store on the database. */
export function createSignInStore(context: Pick<CloudContext, 'storage' | 'logger' | 'now'>): SignInStore {
  const { logger, now, storage } = context
  const { database } = storage
  let sweptAt = now()

  const store: SignInStore = {
    async createNonce({ projectKey }) {
      const nonce = randomBytes(16).toString('hex')
      const createdAt = now()
      const expiresAt = createdAt + constants.nonceLife
      await database.insert(signInNonces).values({ nonce, projectKey, createdAt, expiresAt })
      if (createdAt - sweptAt >= constants.sweepEvery) {
        sweptAt = createdAt
        // The visitor does not wait for it. If it fails, it runs again later.
        void store.sweep().catch((error: unknown) => logger.warn({ error }, 'Deleting old sign-ins failed'))
      }
      return { nonce, expiresAt }
    },

    async takeAttempt({ nonce, projectKey }) {
      // Postgres refuses texts with NUL.
      if (!/^[\da-f]{32}$/.test(nonce)) return 'unknown'
      const isIt = and(eq(signInNonces.nonce, nonce), eq(signInNonces.projectKey, projectKey))
      const isActive = and(isNull(signInNonces.usedAt), gt(signInNonces.expiresAt, now()))
      const taken = await database
        .update(signInNonces)
        .set({ attempts: sql`${signInNonces.attempts} + 1` })
        .where(and(isIt, isActive, lt(signInNonces.attempts, constants.attemptsPerNonce)))
        .returning({ nonce: signInNonces.nonce })
      if (taken.length > 0) return 'good'
      const [row] = await database
        .select({ expiresAt: signInNonces.expiresAt, usedAt: signInNonces.usedAt })
        .from(signInNonces)
        .where(isIt)
      return row !== undefined && (row.usedAt !== null || row.expiresAt > now()) ? 'used' : 'unknown'
    },

    async add({ nonces, projectKey, sessions }) {
      // In a fixed order, to avoid deadlocks.
      const sortedNonces = [...new Set(nonces)].toSorted()
      return database
        .transaction(async (transaction) => {
          for (const nonce of sortedNonces) {
            // A concurrent transaction waits here for the first one, then finds the nonce used.
            const used = await transaction
              .update(signInNonces)
              .set({ usedAt: now() })
              .where(
                and(
                  eq(signInNonces.nonce, nonce),
                  eq(signInNonces.projectKey, projectKey),
                  isNull(signInNonces.usedAt),
                  gt(signInNonces.expiresAt, now()),
                ),
              )
              .returning({ nonce: signInNonces.nonce })
            if (used.length === 0) return transaction.rollback()
          }
          await transaction
            .insert(signInSessions)
            .values(sessions.map(({ session, ...row }) => ({ ...row, projectKey, ...toStoredSignIn(session) })))
          await limitSessions({ transaction, projectKey, added: sessions, now: now() })
          await countSignIns({ transaction, projectKey, added: sessions })
          return true
        })
        .catch((error: unknown) => {
          if (error instanceof TransactionRollbackError) return false
          throw error
        })
    },

    async find({ projectKey, ...parameters }) {
      // Postgres refuses texts with NUL.
      const ids = parameters.ids.filter((id) => /^[\w-]+$/.test(id))
      if (ids.length === 0) return []
      const rows = await database
        .select()
        .from(signInSessions)
        .where(and(eq(signInSessions.projectKey, projectKey), inArray(signInSessions.id, ids)))
      return rows.map(toSession)
    },

    async list({ accounts, projectKey }) {
      if (accounts.length === 0) return []
      const rows = await database
        .select()
        .from(signInSessions)
        .where(
          and(
            eq(signInSessions.projectKey, projectKey),
            inArray(signInSessions.account, [...accounts]),
            gt(signInSessions.expiresAt, now()),
          ),
        )
        .orderBy(desc(signInSessions.createdAt), desc(signInSessions.id))
        .limit(constants.listedAtMost)
      return rows.map(toSession)
    },

    async revoke({ ids, projectKey }) {
      if (ids.length === 0) return
      await database
        .update(signInSessions)
        .set({ revokedAt: now() })
        .where(
          and(
            eq(signInSessions.projectKey, projectKey),
            inArray(signInSessions.id, [...ids]),
            isNull(signInSessions.revokedAt),
          ),
        )
    },

    async sweep() {
      const before = now() - constants.keptFor
      const isOver = lt(signInNonces.expiresAt, before)
      // Unused nonces need no precise error, so delete them as soon as they expire.
      const isWasted = and(isNull(signInNonces.usedAt), lt(signInNonces.expiresAt, now()))
      await database.delete(signInNonces).where(or(isOver, isWasted))
      await database.delete(signInSessions).where(lt(signInSessions.expiresAt, before))
      await database
        .delete(signInDays)
        .where(lt(signInDays.day, Math.floor(now() / constants.day) - constants.keptDays))
    },
  }
  return store
}

function toSession(row: typeof signInSessions.$inferSelect): SignInSession {
  const { account, createdAt, domain, expiresAt, id, revokedAt, secretHash } = row
  return { id, account, domain, session: fromStoredSignIn(row), createdAt, expiresAt, revokedAt, secretHash }
}
