import { and, desc, eq, gt, inArray, isNotNull, isNull } from 'drizzle-orm'
import type { CloudContext } from '../../CloudContext.ts'
import { ApiRefusal } from '../../request/ApiRefusal.ts'
import { toSecretHash } from '../../signIn/sessionSecret.ts'
import { embeddedSessions, embeddedUsers, loginMethods } from '../../storage/embeddedSchema.ts'
import { handoffs } from '../../storage/handoffSchema.ts'
import type { Database } from '../../storage/Storage.ts'
import { constants } from '../constants.ts'
import type { WalletSession } from '../createWalletSessions.ts'
import { insertSession } from '../insertSession.ts'
import { recordSecurityEvents } from '../recordSecurityEvents.ts'

/** What a window gets for the id of a hand-off. */
export interface RedeemedHandoff {
  readonly request: string
  readonly userId: string
  readonly email: string | null
  /** As a social provider stated it. */
  readonly userName: string | null
  /** Of the session that the window has begun; `undefined` if it has one already. */
  readonly secret: string | undefined
}

/** How far a hand-off is. */
export interface HandoffState {
  readonly state: 'open' | 'redeemed' | 'claimed' | 'answered' | 'ended'
  /** Only if it was answered. */
  readonly answer: string | undefined
}

/** Stores hand-offs. All of one user belong to one project. */
export interface HandoffStore {
  /**
   * Stores a hand-off. Of too many that are open, it ends the oldest.
   *
   * @returns the ids of those that it has ended, hashed.
   * @throws ApiRefusal `invalid_request` if the id is taken.
   */
  create(parameters: {
    readonly session: WalletSession
    readonly id: string
    readonly request: string
  }): Promise<readonly string[]>
  /**
   * Uses a hand-off up, and begins a session for a window that has none: all or nothing. Of several calls, on any node, one succeeds.
   *
   * @param parameters.session the live session of the window, if it has one.
   * @throws ApiRefusal `handoff_unknown`; `handoff_foreign` if the session is of another user.
   */
  redeem(parameters: {
    readonly projectKey: string
    readonly id: string
    readonly session: WalletSession | undefined
  }): Promise<RedeemedHandoff>
  /** Marks a hand-off that was redeemed as approved. Whether it has, or was marked before. */
  claim(parameters: { readonly session: WalletSession; readonly id: string }): Promise<boolean>
  /** Stores the answer. Of several calls, on any node, one returns true. */
  answer(parameters: {
    readonly session: WalletSession
    readonly id: string
    readonly answer: string
  }): Promise<boolean>
  /** Returns the state of a hand-off of the user. */
  find(parameters: { readonly session: WalletSession; readonly id: string }): Promise<HandoffState | undefined>
  /** Ends a hand-off that was neither claimed nor answered. Whether it has. */
  end(parameters: { readonly session: WalletSession; readonly id: string }): Promise<boolean>
}

/** Creates the store on the database. */
export function createHandoffStore(context: Pick<CloudContext, 'storage' | 'now'>): HandoffStore {
  const { now, storage } = context
  const { database } = storage
  const isOfUser = ({
    id,
    session: { projectKey, userId },
  }: {
    readonly session: WalletSession
    readonly id: string
  }) => and(eq(handoffs.idHash, toSecretHash(id)), eq(handoffs.projectKey, projectKey), eq(handoffs.userId, userId))
  const isUnanswered = and(isNull(handoffs.answeredAt), isNull(handoffs.endedAt))
  const canEnd = and(isUnanswered, isNull(handoffs.claimedAt))
  const isYoung = (time: number) => gt(handoffs.createdAt, time - constants.handoffLife)

  return {
    async create({ id, request, session }) {
      const { id: sessionId, projectKey, userId } = session
      const time = now()
      return database.transaction(async (transaction) => {
        // Hand-offs of a user take turns, so that their number is known.
        await lockUser(transaction, userId)
        const rows = await transaction
          .select({
            idHash: handoffs.idHash,
            createdAt: handoffs.createdAt,
            claimedAt: handoffs.claimedAt,
            answeredAt: handoffs.answeredAt,
            endedAt: handoffs.endedAt,
          })
          .from(handoffs)
          .where(eq(handoffs.userId, userId))
          .orderBy(desc(handoffs.createdAt))
        // These are not read any more, or only after many others.
        const left = rows
          .filter((row) => row.createdAt > time - constants.handoffLife)
          .slice(0, constants.handoffsAtMost - 1)
        const kept = new Set(left.map(({ idHash }) => idHash))
        const dropped = rows.map(({ idHash }) => idHash).filter((idHash) => !kept.has(idHash))
        if (dropped.length > 0) await transaction.delete(handoffs).where(inArray(handoffs.idHash, dropped))
        const ended = left
          .filter((row) => row.claimedAt === null && row.answeredAt === null && row.endedAt === null)
          .slice(constants.openHandoffsAtMost - 1)
          .map(({ idHash }) => idHash)
        if (ended.length > 0)
          await transaction
            .update(handoffs)
            .set(toEnded(time))
            .where(and(inArray(handoffs.idHash, ended), canEnd))
        const stored = await transaction
          .insert(handoffs)
          .values({ idHash: toSecretHash(id), projectKey, userId, sessionId, request, createdAt: time })
          .onConflictDoNothing()
          .returning({ idHash: handoffs.idHash })
        if (stored.length === 0)
          throw new ApiRefusal(
            'invalid_request',
            'There is a hand-off with this id already. Nothing was stored. Draw another id.',
          )
        return ended
      })
    },

    async redeem({ id, projectKey, session }) {
      const time = now()
      const isIt = and(
        eq(handoffs.idHash, toSecretHash(id)),
        eq(handoffs.projectKey, projectKey),
        isNull(handoffs.redeemedAt),
        isNull(handoffs.endedAt),
        gt(handoffs.createdAt, time - constants.handoffRedeem),
      )
      return database.transaction(async (transaction) => {
        const [found] = await transaction.select({ userId: handoffs.userId }).from(handoffs).where(isIt)
        if (found === undefined) throw createUnknown()
        const { userId } = found
        // What ends all sessions of the user waits, so that it ends the new one as well; or it is waited for.
        await lockUser(transaction, userId)
        const [row] = await transaction
          .update(handoffs)
          .set({ redeemedAt: time })
          .where(isIt)
          .returning({ idHash: handoffs.idHash, request: handoffs.request, sessionId: handoffs.sessionId })
        if (row === undefined || row.request === null) throw createUnknown()
        const { idHash, request, sessionId } = row
        // A refusal from here on undoes the step before. A logout of the frame waits, or is waited for.
        if (!(await isLive({ database: transaction, sessionId, time }))) throw createUnknown()
        if (session !== undefined && session.userId !== userId) throw createForeign()
        await transaction.update(handoffs).set({ request: null }).where(eq(handoffs.idHash, idHash))
        const [user] = await transaction
          .select({ email: loginMethods.subject, userName: embeddedUsers.userName })
          .from(embeddedUsers)
          .leftJoin(loginMethods, and(eq(loginMethods.userId, embeddedUsers.id), eq(loginMethods.kind, 'email')))
          .where(eq(embeddedUsers.id, userId))
        const { email = null, userName = null } = user ?? {}
        if (session !== undefined) return { request, userId, email, userName, secret: undefined }
        const begun = await insertSession({ database: transaction, projectKey, userId, time })
        const owner = { id: begun.id, projectKey, userId }
        const events = [{ kind: 'window_session', subject: sessionId }] as const
        await recordSecurityEvents({ database: transaction, session: owner, time, events })
        return { request, userId, email, userName, secret: begun.secret }
      })
    },

    async claim({ id, session }) {
      const time = now()
      const claimed = await database
        .update(handoffs)
        .set({ claimedAt: time })
        .where(and(isOfUser({ id, session }), isNotNull(handoffs.redeemedAt), isUnanswered, isYoung(time)))
        .returning({ idHash: handoffs.idHash })
      return claimed.length > 0
    },

    async answer({ answer, id, session }) {
      const time = now()
      const answered = await database
        .update(handoffs)
        .set({ answer, answeredAt: time })
        .where(and(isOfUser({ id, session }), isNotNull(handoffs.redeemedAt), isUnanswered, isYoung(time)))
        .returning({ idHash: handoffs.idHash })
      return answered.length > 0
    },

    async find({ id, session }) {
      const [row] = await database
        .select({
          answer: handoffs.answer,
          createdAt: handoffs.createdAt,
          redeemedAt: handoffs.redeemedAt,
          claimedAt: handoffs.claimedAt,
          endedAt: handoffs.endedAt,
          sessionEndedAt: embeddedSessions.endedAt,
        })
        .from(handoffs)
        .leftJoin(embeddedSessions, eq(embeddedSessions.id, handoffs.sessionId))
        .where(isOfUser({ id, session }))
      if (row === undefined) return undefined
      const { answer, claimedAt, createdAt, redeemedAt } = row
      // A frame that has logged out waits for nothing.
      const endedAt = row.endedAt ?? row.sessionEndedAt
      if (endedAt !== null || createdAt <= now() - constants.handoffLife) return { state: 'ended', answer: undefined }
      if (answer !== null) return { state: 'answered', answer }
      if (claimedAt !== null) return { state: 'claimed', answer: undefined }
      return { state: redeemedAt === null ? 'open' : 'redeemed', answer: undefined }
    },

    async end({ id, session }) {
      const ended = await database
        .update(handoffs)
        .set(toEnded(now()))
        .where(and(isOfUser({ id, session }), canEnd))
        .returning({ idHash: handoffs.idHash })
      return ended.length > 0
    },
  }
}

/** Nothing of the content stays. */
function toEnded(time: number) {
  return { endedAt: time, request: null, answer: null }
}

/** Until the end of the transaction. A login that begins a session for the user does not wait. */
async function lockUser(database: Pick<Database, 'select'>, userId: string): Promise<void> {
  await database.select().from(embeddedUsers).where(eq(embeddedUsers.id, userId)).for('no key update')
}

/** Whether a session is live, which it stays until the end of the transaction. */
async function isLive(parameters: {
  readonly database: Pick<Database, 'select'>
  readonly sessionId: string
  readonly time: number
}): Promise<boolean> {
  const { database, sessionId, time } = parameters
  const found = await database
    .select({ id: embeddedSessions.id })
    .from(embeddedSessions)
    .where(
      and(
        eq(embeddedSessions.id, sessionId),
        isNull(embeddedSessions.endedAt),
        gt(embeddedSessions.expiresAt, time),
        gt(embeddedSessions.seenAt, time - constants.sessionIdle),
      ),
    )
    .for('share')
  return found.length > 0
}

/** The refusal of a hand-off that the caller cannot use, whatever the reason: a stranger learns nothing of it. */
export function createUnknown(): ApiRefusal {
  return new ApiRefusal(
    'handoff_unknown',
    'There is no such hand-off, it was used, or it has ended. Open the window again.',
  )
}

function createForeign(): ApiRefusal {
  return new ApiRefusal(
    'handoff_foreign',
    'Another user is logged in here than in the app that opened this window. Nothing was done. Log out here, and open the window again.',
  )
}
