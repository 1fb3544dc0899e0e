import { randomUUID } from 'node:crypto'
import type { SocialProvider } from '@latchkey/protocol/embedded'
import { and, eq, gt, isNotNull, isNull, lt, or, sql } from 'drizzle-orm'
import type { CloudContext } from '../../CloudContext.ts'
import { parseSessionSecret, toSecretHash } from '../../signIn/sessionSecret.ts'
import { embeddedUsers, loginMethods } from '../../storage/embeddedSchema.ts'
import { socialAttempts } from '../../storage/socialSchema.ts'
import { constants } from '../constants.ts'
import type { Sweep } from '../createSweep.ts'
import { insertSession } from '../insertSession.ts'
import type { SocialIdentity } from './SocialIdentity.ts'

/** A row of an attempt. */
export type SocialAttempt = typeof socialAttempts.$inferSelect

/** The holder of an attempt: the frame that began it. */
interface Holder {
  readonly projectKey: string
  readonly secret: string
}

/** A session that a social login has begun. */
export interface SocialSession {
  readonly userId: string
  readonly userName: string | null
  readonly secret: string
  readonly expiresAt: number
}

/** Stores attempts to log in with social providers. Each step counts once, on whatever node. */
export interface SocialStore {
  add(parameters: {
    readonly id: string
    readonly projectKey: string
    readonly provider: SocialProvider
    readonly origin: string
    readonly secret: string
  }): Promise<void>
  /** Binds an open attempt to a browser; another browser cannot take it over. `undefined` if it cannot be begun. */
  begin(parameters: {
    readonly projectKey: string
    readonly id: string
    readonly cookie: string
    readonly state: string
    readonly verifier: string
    readonly nonce: string
  }): Promise<SocialAttempt | undefined>
  /** Takes the state of an attempt, once, from its own browser and for its own provider. */
  take(parameters: {
    readonly provider: SocialProvider
    readonly id: string
    readonly state: string
    readonly cookie: string
  }): Promise<SocialAttempt | undefined>
  fail(id: string): Promise<void>
  succeed(parameters: {
    readonly id: string
    readonly identity: SocialIdentity
    readonly ticket: string
    readonly codeHash: string
  }): Promise<void>
  find(holder: Holder): Promise<SocialAttempt | undefined>
  /** Counts a try of the code. As for logins by e-mail, `exhausted` means that only the tries are missing. */
  takeTry(holder: Holder): Promise<SocialAttempt | 'exhausted' | undefined>
  /** Uses the attempt up, finds or creates the user, and begins a session: all or nothing. `undefined` if it was used already. */
  logIn(attempt: SocialAttempt): Promise<SocialSession | undefined>
}

/** Creates the store on the database. */
export function createSocialStore(parameters: {
  readonly context: Pick<CloudContext, 'storage' | 'now'>
  readonly sweep: Sweep
}): SocialStore {
  const { context, sweep } = parameters
  const { now, storage } = context
  const { database } = storage
  const ofHolder = ({ projectKey, secret }: Holder) => {
    const id = parseSessionSecret(secret)
    if (id === undefined) return undefined
    return and(
      eq(socialAttempts.id, id),
      eq(socialAttempts.secretHash, toSecretHash(secret)),
      eq(socialAttempts.projectKey, projectKey),
    )
  }

  return {
    async add({ id, origin, projectKey, provider, secret }) {
      sweep()
      const createdAt = now()
      const secretHash = toSecretHash(secret)
      const expiresAt = createdAt + constants.socialLife
      await database
        .insert(socialAttempts)
        .values({ id, projectKey, provider, origin, secretHash, createdAt, expiresAt })
    },

    async begin({ cookie, id, nonce, projectKey, state, verifier }) {
      const cookieHash = toSecretHash(cookie)
      const [row] = await database
        .update(socialAttempts)
        .set({ cookieHash, stateHash: toSecretHash(state), verifier, nonce })
        .where(
          and(
            eq(socialAttempts.id, id),
            eq(socialAttempts.projectKey, projectKey),
            or(isNull(socialAttempts.cookieHash), eq(socialAttempts.cookieHash, cookieHash)),
            isNull(socialAttempts.answeredAt),
            gt(socialAttempts.expiresAt, now()),
          ),
        )
        .returning()
      return row
    },

    async take({ cookie, id, provider, state }) {
      const time = now()
      const [row] = await database
        .update(socialAttempts)
        .set({ answeredAt: time })
        .where(
          and(
            eq(socialAttempts.id, id),
            eq(socialAttempts.stateHash, toSecretHash(state)),
            eq(socialAttempts.cookieHash, toSecretHash(cookie)),
            eq(socialAttempts.provider, provider),
            isNull(socialAttempts.answeredAt),
            gt(socialAttempts.expiresAt, time),
          ),
        )
        .returning()
      return row
    },

    async fail(id) {
      await database
        .update(socialAttempts)
        .set({ failedAt: now(), verifier: null, nonce: null })
        .where(eq(socialAttempts.id, id))
    },

    async succeed({ codeHash, id, identity, ticket }) {
      const time = now()
      await database
        .update(socialAttempts)
        .set({
          subject: identity.subject,
          userName: identity.userName ?? null,
          ticketHash: toSecretHash(ticket),
          ticketExpiresAt: time + constants.ticketLife,
          codeHash,
          codeExpiresAt: time + constants.socialCodeLife,
          verifier: null,
          nonce: null,
        })
        .where(eq(socialAttempts.id, id))
    },

    async find(holder) {
      const condition = ofHolder(holder)
      if (condition === undefined) return undefined
      const [row] = await database.select().from(socialAttempts).where(condition)
      return row
    },

    async takeTry(holder) {
      const condition = ofHolder(holder)
      if (condition === undefined) return undefined
      const isOpen = and(
        condition,
        isNotNull(socialAttempts.subject),
        isNull(socialAttempts.usedAt),
        gt(socialAttempts.codeExpiresAt, now()),
      )
      // Counted before the code is looked at, so tries at the same time cannot be more than all.
      const [taken] = await database
        .update(socialAttempts)
        .set({ tries: sql`${socialAttempts.tries} + 1` })
        .where(and(isOpen, lt(socialAttempts.tries, constants.triesPerCode)))
        .returning()
      if (taken !== undefined) return taken
      const open = await database.select({ id: socialAttempts.id }).from(socialAttempts).where(isOpen)
      return open.length > 0 ? 'exhausted' : undefined
    },

    async logIn({ id, projectKey, provider, subject, userName }) {
      if (subject === null) return undefined
      return database.transaction(async (transaction) => {
        const time = now()
        const used = await transaction
          .update(socialAttempts)
          .set({ usedAt: time })
          .where(and(eq(socialAttempts.id, id), isNull(socialAttempts.usedAt)))
          .returning({ id: socialAttempts.id })
        if (used.length === 0) return undefined
        // The provider and its subject are the identity. Names and addresses are not: see decision 0069.
        const [method] = await transaction
          .insert(loginMethods)
          .values({ projectKey, kind: provider, subject, userId: randomUUID(), createdAt: time })
          .onConflictDoUpdate({
            target: [loginMethods.projectKey, loginMethods.kind, loginMethods.subject],
            // Returns the row of the user that exists.
            set: { subject },
          })
          .returning({ userId: loginMethods.userId })
        if (method === undefined) return undefined
        const { userId } = method
        await transaction
          .insert(embeddedUsers)
          .values({ id: userId, projectKey, createdAt: time, userName })
          .onConflictDoUpdate({ target: embeddedUsers.id, set: { userName } })
        const { expiresAt, secret } = await insertSession({ database: transaction, projectKey, userId, time })
        return { userId, userName, secret, expiresAt }
      })
    },
  }
}
