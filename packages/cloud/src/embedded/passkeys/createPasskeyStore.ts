import { randomBytes } from 'node:crypto'
import { and, eq, gt, isNull, lt, notExists, sql } from 'drizzle-orm'
import type { CloudContext } from '../../CloudContext.ts'
import { earlierVaults, earlierVaultShares } from '../../storage/earlierVaultSchema.ts'
import { embeddedUsers, loginMethods, passkeyChallenges, passkeys, vaultShares } from '../../storage/embeddedSchema.ts'
import type { Database } from '../../storage/Storage.ts'
import { constants } from '../constants.ts'
import type { WalletSession } from '../createWalletSessions.ts'
import type { Sweep } from '../createSweep.ts'
import { insertSession } from '../insertSession.ts'
import { recordSecurityEvents } from '../recordSecurityEvents.ts'
import { createPasskeyRefusal } from './checkPasskeyPage.ts'

/** A passkey that may log in. */
export interface StoredPasskey {
  readonly id: string
  readonly userId: string
  readonly methodId: string
  readonly publicKey: Uint8Array<ArrayBuffer>
  readonly counter: number
  /** How often its user has moved to a new wallet. */
  readonly moves: number
}

/** A passkey as its user sees it. */
export interface PasskeyRow {
  readonly id: string
  readonly methodId: string
  readonly transports: readonly string[]
  readonly name: string | null
  readonly createdAt: number
  readonly usedAt: number | null
}

/** A login by passkey. */
export interface PasskeySession {
  readonly userId: string
  readonly email: string | null
  /** As a social provider stated it. */
  readonly userName: string | null
  readonly methodId: string
  readonly secret: string
  readonly expiresAt: number
}

/** Stores passkeys and their challenges. */
export interface PasskeyStore {
  createChallenge(parameters: { readonly projectKey: string; readonly sessionId: string | null }): Promise<string>
  /** Deletes a challenge; whether it was live and for this purpose. Of several calls, on any node, one returns true. */
  useChallenge(parameters: {
    readonly challenge: string
    readonly projectKey: string
    readonly sessionId: string | null
  }): Promise<boolean>
  list(userId: string): Promise<readonly PasskeyRow[]>
  /** How often the user has moved to a new wallet. */
  countMoves(userId: string): Promise<number>
  /** Returns the passkeys of a user whose methods the vault names. */
  listNamed(userId: string): Promise<readonly Pick<PasskeyRow, 'id' | 'transports'>[]>
  /**
   * Stores a passkey for a recovery method that no vault names yet.
   *
   * @throws ApiRefusal `passkey_refused`.
   */
  add(parameters: {
    readonly session: WalletSession
    readonly methodId: string
    readonly credential: {
      readonly id: string
      readonly publicKey: Uint8Array
      readonly counter: number
      readonly transports: readonly string[]
    }
    readonly name: string | undefined
  }): Promise<void>
  /** Returns a passkey of a user of the project, if the vault names its method. */
  find(parameters: { readonly projectKey: string; readonly id: string }): Promise<StoredPasskey | undefined>
  /** Begins a session, and stores the counter. `undefined` if another login has used the counter. */
  logIn(parameters: {
    readonly projectKey: string
    readonly passkey: StoredPasskey
    readonly counter: number
  }): Promise<PasskeySession | undefined>
}

/** Creates the store on the database. */
export function createPasskeyStore(parameters: {
  readonly context: Pick<CloudContext, 'storage' | 'now'>
  readonly sweep: Sweep
}): PasskeyStore {
  const { context, sweep } = parameters
  const { now, storage } = context
  const { database } = storage
  return {
    async createChallenge({ projectKey, sessionId }) {
      sweep()
      const challenge = randomBytes(32).toString('base64url')
      const expiresAt = now() + constants.challengeLife
      await database.insert(passkeyChallenges).values({ challenge, projectKey, sessionId, expiresAt })
      return challenge
    },

    async useChallenge({ challenge, projectKey, sessionId }) {
      const used = await database
        .delete(passkeyChallenges)
        .where(
          and(
            eq(passkeyChallenges.challenge, challenge),
            eq(passkeyChallenges.projectKey, projectKey),
            sessionId === null ? isNull(passkeyChallenges.sessionId) : eq(passkeyChallenges.sessionId, sessionId),
            gt(passkeyChallenges.expiresAt, now()),
          ),
        )
        .returning({ challenge: passkeyChallenges.challenge })
      return used.length > 0
    },

    list: async (userId) =>
      database
        .select({
          id: passkeys.id,
          methodId: passkeys.methodId,
          transports: passkeys.transports,
          name: passkeys.name,
          createdAt: passkeys.createdAt,
          usedAt: passkeys.usedAt,
        })
        .from(passkeys)
        .where(eq(passkeys.userId, userId))
        .orderBy(passkeys.createdAt, passkeys.id)
        .limit(100),

    listNamed: async (userId) =>
      database
        .select({ id: passkeys.id, transports: passkeys.transports })
        .from(passkeys)
        .innerJoin(
          vaultShares,
          and(eq(vaultShares.userId, passkeys.userId), eq(vaultShares.ownerId, passkeys.methodId)),
        )
        .where(eq(passkeys.userId, userId))
        .orderBy(passkeys.createdAt, passkeys.id)
        .limit(100),

    countMoves: async (userId) => database.$count(earlierVaults, eq(earlierVaults.userId, userId)),

    async add({ credential, methodId, name, session }) {
      const { userId } = session
      const time = now()
      await database.transaction(async (transaction) => {
        // Registrations of a user take turns, so that their number is known.
        await transaction.select().from(embeddedUsers).where(eq(embeddedUsers.id, userId)).for('update')
        await deleteUnnamed({ database: transaction, userId, time })
        // A session alone must not become the passkey of a method that the vault already trusts.
        const [named] = await transaction
          .select({ ownerId: vaultShares.ownerId })
          .from(vaultShares)
          .where(and(eq(vaultShares.userId, userId), eq(vaultShares.ownerId, methodId)))
        if (named !== undefined) throw createPasskeyRefusal('The vault has this recovery method already.')
        if ((await transaction.$count(passkeys, eq(passkeys.userId, userId))) >= constants.passkeysAtMost)
          throw createPasskeyRefusal(`A user has ${constants.passkeysAtMost} passkeys at most. Remove one first.`)
        const added = await transaction
          .insert(passkeys)
          .values({
            id: credential.id,
            userId,
            methodId,
            publicKey: Buffer.from(credential.publicKey).toString('base64'),
            counter: credential.counter,
            transports: credential.transports,
            name: name ?? null,
            createdAt: time,
          })
          .onConflictDoNothing()
          .returning({ id: passkeys.id })
        if (added.length === 0) throw createPasskeyRefusal('This passkey or method is registered already.')
        const events = [{ kind: 'passkey_added', subject: methodId }] as const
        await recordSecurityEvents({ database: transaction, session, time, events })
      })
    },

    async find({ id, projectKey }) {
      const [row] = await database
        .select({
          id: passkeys.id,
          userId: passkeys.userId,
          methodId: passkeys.methodId,
          publicKey: passkeys.publicKey,
          counter: passkeys.counter,
          moves: database.$count(earlierVaults, eq(earlierVaults.userId, passkeys.userId)),
        })
        .from(passkeys)
        .innerJoin(embeddedUsers, eq(embeddedUsers.id, passkeys.userId))
        .innerJoin(
          vaultShares,
          and(
            eq(vaultShares.userId, passkeys.userId),
            eq(vaultShares.ownerId, passkeys.methodId),
            eq(vaultShares.kind, 'passkey'),
          ),
        )
        .where(and(eq(passkeys.id, id), eq(embeddedUsers.projectKey, projectKey)))
      return row && { ...row, publicKey: Uint8Array.from(Buffer.from(row.publicKey, 'base64')) }
    },

    async logIn({ counter, passkey, projectKey }) {
      const { id, methodId, userId } = passkey
      const time = now()
      return database.transaction(async (transaction) => {
        const used = await transaction
          .update(passkeys)
          .set({ counter, usedAt: time })
          // Of two logins with the same counter, one is a copy's.
          .where(and(eq(passkeys.id, id), counter === 0 ? eq(passkeys.counter, 0) : lt(passkeys.counter, counter)))
          .returning({ id: passkeys.id })
        if (used.length === 0) return undefined
        const session = await insertSession({ database: transaction, projectKey, userId, time })
        const [user] = await transaction
          .select({ email: loginMethods.subject, userName: embeddedUsers.userName })
          .from(embeddedUsers)
          .leftJoin(loginMethods, and(eq(loginMethods.userId, embeddedUsers.id), eq(loginMethods.kind, 'email')))
          .where(eq(embeddedUsers.id, userId))
        const { expiresAt, secret } = session
        const owner = { id: session.id, projectKey, userId }
        const events = [{ kind: 'passkey_login', subject: methodId }] as const
        await recordSecurityEvents({ database: transaction, session: owner, time, events })
        const { email = null, userName = null } = user ?? {}
        return { userId, email, userName, methodId, secret, expiresAt }
      })
    },
  }
}

/** Deletes passkeys that no vault has named, because the wallet was not created or changed after all. */
async function deleteUnnamed(parameters: {
  readonly database: Pick<Database, 'delete' | 'select'>
  readonly userId: string
  readonly time: number
}): Promise<void> {
  const { database, time, userId } = parameters
  const isNamed = database
    .select({ one: sql`1` })
    .from(vaultShares)
    .where(and(eq(vaultShares.userId, userId), eq(vaultShares.ownerId, passkeys.methodId)))
  const isNamedEarlier = database
    .select({ one: sql`1` })
    .from(earlierVaultShares)
    .where(and(eq(earlierVaultShares.userId, userId), eq(earlierVaultShares.ownerId, passkeys.methodId)))
  await database
    .delete(passkeys)
    .where(
      and(
        eq(passkeys.userId, userId),
        lt(passkeys.createdAt, time - constants.unnamedPasskeyKept),
        notExists(isNamed),
        notExists(isNamedEarlier),
      ),
    )
}
