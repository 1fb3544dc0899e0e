import type { SocialProvider } from '@latchkey/protocol/embedded'
import { and, eq, gt, isNotNull, isNull, lt, ne, or, sql } from 'drizzle-orm'
import type { CloudContext } from '../../CloudContext.ts'
import { parseSessionSecret, toSecretHash } from '../../signIn/sessionSecret.ts'
import { socialAttempts, type SocialKind } from '../../storage/socialSchema.ts'
import { constants } from '../constants.ts'
import type { Sweep } from '../createSweep.ts'
import { logInSocial, type SocialSession } from './logInSocial.ts'
import type { SocialAttempt } from './SocialAttempt.ts'
import type { SocialIdentity } from './SocialIdentity.ts'

/** The holder of an attempt: the frame that began it. */
interface Holder {
  readonly projectKey: string
  readonly secret: string
}

/** Stores attempts to log in with social providers. Each step counts once, on whatever node. */
export interface SocialStore {
  add(parameters: {
    readonly id: string
    readonly projectKey: string
    readonly provider: SocialKind
    readonly origin: string
    readonly secret: string
    /** How long the visitor has, in ms. */
    readonly life: number
    /** Of a channel at Farcaster's relay: its token and nonce. */
    readonly channel?: { readonly token: string; readonly nonce: string } | undefined
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
  /** Stores who the visitor of an open attempt is, whose result needs no ticket. `undefined` if it is over. */
  identify(parameters: { readonly id: string; readonly identity: SocialIdentity }): Promise<SocialAttempt | undefined>
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
    async add({ channel, id, life, origin, projectKey, provider, secret }) {
      sweep()
      const createdAt = now()
      const secretHash = toSecretHash(secret)
      const expiresAt = createdAt + life
      const { nonce = null, token: verifier = null } = channel ?? {}
      await database
        .insert(socialAttempts)
        .values({ id, projectKey, provider, origin, secretHash, createdAt, expiresAt, verifier, nonce })
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
            ne(socialAttempts.provider, 'farcaster'),
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

    async identify({ id, identity }) {
      const time = now()
      const [row] = await database
        .update(socialAttempts)
        .set({
          subject: identity.subject,
          userName: identity.userName ?? null,
          answeredAt: time,
          verifier: null,
          nonce: null,
        })
        .where(
          and(
            eq(socialAttempts.id, id),
            isNull(socialAttempts.answeredAt),
            isNull(socialAttempts.failedAt),
            gt(socialAttempts.expiresAt, time),
          ),
        )
        .returning()
      return row
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

    logIn: (attempt) => logInSocial({ attempt, database, time: now() }),
  }
}
