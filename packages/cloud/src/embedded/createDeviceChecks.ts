import { and, eq, gt, isNotNull, isNull, sql, sum } from 'drizzle-orm'
import type { CloudContext } from '../CloudContext.ts'
import { parseSessionSecret, toSecretHash } from '../signIn/sessionSecret.ts'
import { loginAttempts } from '../storage/embeddedSchema.ts'
import { constants } from './constants.ts'

/** Stores logins that a link confirms in place of a code, and the wrong codes that are a reason for it. */
export interface DeviceChecks {
  /** Stores an attempt that a link confirms in place of a code, or gives an attempt a new link. */
  setLink(parameters: {
    readonly projectKey: string
    readonly email: string
    readonly id: string
    readonly secret: string
    /** The token of the link. */
    readonly link: string
    readonly number: string
  }): Promise<void>
  /** Confirms an attempt by its link and number. One try, whatever the number: an attempt with a wrong one has ended. */
  confirm(parameters: { readonly link: string; readonly number: string }): Promise<boolean>
  /** Returns whether an attempt with a link waits or was confirmed; `undefined` if it has ended. */
  findConfirmation(parameters: {
    readonly projectKey: string
    readonly secret: string
  }): Promise<{ readonly state: 'waiting' | 'confirmed'; readonly id: string } | undefined>
  /** Counts a wrong code. */
  addWrong(id: string): Promise<void>
  /** Wrong codes for an address within a day. */
  countWrong(parameters: { readonly projectKey: string; readonly email: string }): Promise<number>
}

/** Creates the store on the database. */
export function createDeviceChecks(context: Pick<CloudContext, 'storage' | 'now'>): DeviceChecks {
  const { now, storage } = context
  const { database } = storage
  return {
    async setLink({ email, id, link, number, projectKey, secret }) {
      const createdAt = now()
      const expiresAt = createdAt + constants.codeLife
      const code = { codeHash: '', tries: 0, expiresAt, number, linkHash: toSecretHash(link), confirmedAt: null }
      await database
        .insert(loginAttempts)
        .values({ id, projectKey, email, secretHash: toSecretHash(secret), createdAt, ...code })
        .onConflictDoUpdate({ target: loginAttempts.id, set: code, setWhere: isNull(loginAttempts.usedAt) })
    },

    async confirm({ link, number }) {
      const time = now()
      // The hash of the link is deleted in the same step, so that tries at the same time are one as well.
      const isRight = sql`${loginAttempts.number} = ${number}`
      const [tried] = await database
        .update(loginAttempts)
        .set({
          linkHash: null,
          confirmedAt: sql`case when ${isRight} then ${time}::bigint end`,
          usedAt: sql`case when ${isRight} then null else ${time}::bigint end`,
        })
        .where(
          and(
            eq(loginAttempts.linkHash, toSecretHash(link)),
            isNull(loginAttempts.usedAt),
            gt(loginAttempts.expiresAt, time),
          ),
        )
        .returning({ confirmedAt: loginAttempts.confirmedAt })
      return tried !== undefined && tried.confirmedAt !== null
    },

    async findConfirmation({ projectKey, secret }) {
      const id = parseSessionSecret(secret)
      if (id === undefined) return undefined
      const [row] = await database
        .select({ confirmedAt: loginAttempts.confirmedAt })
        .from(loginAttempts)
        .where(
          and(
            eq(loginAttempts.id, id),
            eq(loginAttempts.secretHash, toSecretHash(secret)),
            eq(loginAttempts.projectKey, projectKey),
            isNotNull(loginAttempts.number),
            isNull(loginAttempts.usedAt),
            gt(loginAttempts.expiresAt, now()),
          ),
        )
      return row && { id, state: row.confirmedAt === null ? 'waiting' : 'confirmed' }
    },

    async addWrong(id) {
      await database
        .update(loginAttempts)
        .set({ wrong: sql`${loginAttempts.wrong} + 1` })
        .where(eq(loginAttempts.id, id))
    },

    async countWrong({ email, projectKey }) {
      const [row] = await database
        .select({ wrong: sum(loginAttempts.wrong) })
        .from(loginAttempts)
        .where(
          and(
            eq(loginAttempts.projectKey, projectKey),
            eq(loginAttempts.email, email),
            gt(loginAttempts.createdAt, now() - constants.attemptKept),
          ),
        )
      return Number(row?.wrong ?? 0)
    },
  }
}
