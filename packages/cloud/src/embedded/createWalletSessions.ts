import { and, eq, isNull, lt } from 'drizzle-orm'
import type { CloudContext } from '../CloudContext.ts'
import { parseSessionSecret, toSecretHash } from '../signIn/sessionSecret.ts'
import { embeddedSessions, embeddedUsers, loginMethods } from '../storage/embeddedSchema.ts'
import { constants } from './constants.ts'
import { isLiveWalletSession } from './isLiveWalletSession.ts'

/** A live session of the embedded wallet. */
export interface WalletSession {
  readonly id: string
  readonly projectKey: string
  readonly userId: string
  readonly email: string | null
  /** As a social provider stated it. */
  readonly userName: string | null
  /** The device of the vault that it is proved to be on. */
  readonly deviceId: string | null
  /** ms since the epoch */
  readonly expiresAt: number
}

/** The sessions of the embedded wallet. A secret is good for its own project only. */
export interface WalletSessions {
  /** Returns the live session of a secret, and counts as its use. */
  find(parameters: { readonly projectKey: string; readonly secret: string }): Promise<WalletSession | undefined>
  end(parameters: { readonly projectKey: string; readonly secret: string }): Promise<void>
}

/** Creates the sessions on the database. */
export function createWalletSessions(context: Pick<CloudContext, 'storage' | 'now'>): WalletSessions {
  const { now, storage } = context
  const { database } = storage
  const isIt = ({ projectKey, secret }: { readonly projectKey: string; readonly secret: string }) => {
    const id = parseSessionSecret(secret)
    if (id === undefined) return undefined
    return and(
      eq(embeddedSessions.id, id),
      eq(embeddedSessions.secretHash, toSecretHash(secret)),
      eq(embeddedSessions.projectKey, projectKey),
      isNull(embeddedSessions.endedAt),
    )
  }
  return {
    async find(parameters) {
      const condition = isIt(parameters)
      if (condition === undefined) return undefined
      const time = now()
      const [row] = await database
        .select({
          id: embeddedSessions.id,
          userId: embeddedSessions.userId,
          deviceId: embeddedSessions.deviceId,
          expiresAt: embeddedSessions.expiresAt,
          seenAt: embeddedSessions.seenAt,
          email: loginMethods.subject,
          userName: embeddedUsers.userName,
        })
        .from(embeddedSessions)
        .innerJoin(embeddedUsers, eq(embeddedUsers.id, embeddedSessions.userId))
        .leftJoin(loginMethods, and(eq(loginMethods.userId, embeddedSessions.userId), eq(loginMethods.kind, 'email')))
        .where(and(condition, isLiveWalletSession(time)))
      if (row === undefined) return undefined
      if (row.seenAt <= time - constants.seenEvery) {
        await database
          .update(embeddedSessions)
          .set({ seenAt: time })
          .where(and(eq(embeddedSessions.id, row.id), lt(embeddedSessions.seenAt, time)))
      }
      const { deviceId, email, expiresAt, id, userId, userName } = row
      return { id, projectKey: parameters.projectKey, userId, email, userName, deviceId, expiresAt }
    },
    async end(parameters) {
      const condition = isIt(parameters)
      if (condition !== undefined) await database.update(embeddedSessions).set({ endedAt: now() }).where(condition)
    },
  }
}
