import { randomUUID } from 'node:crypto'
import type { AdminOperator } from '@latchkey/protocol/operator'
import { and, desc, eq, gt, lte, or, type SQL } from 'drizzle-orm'
import { createPasskeyRefusal } from '../embedded/passkeys/checkPasskeyPage.ts'
import { createSessionSecret, parseSessionSecret, toSecretHash } from '../signIn/sessionSecret.ts'
import { operators, operatorSessions } from '../storage/operatorSchema.ts'
import type { Database } from '../storage/Storage.ts'
import { constants } from './constants.ts'

/** A live session of an operator. Times are in ms since the epoch. */
export interface OperatorSession {
  readonly id: string
  readonly browser: string | null
  readonly createdAt: number
  readonly seenAt: number
  readonly expiresAt: number
  /** Until when the last use of a passkey proves that the operator is present. */
  readonly freshUntil: number
}

/** The sessions of operators. Every request reads the database, so that a session ends at once on all nodes. */
export interface OperatorSessions {
  /** Returns the live session of a secret with its operator as they are now, and counts as its use. */
  find(secret: string): Promise<FoundSession | undefined>
  /** Newest first. */
  list(operatorId: string): Promise<readonly OperatorSession[]>
  /** @returns whether the operator had it. */
  end(parameters: { readonly operatorId: string; readonly id: string }): Promise<boolean>
}

/** A session and its operator. */
export interface FoundSession {
  readonly session: OperatorSession
  readonly operator: AdminOperator
}

/** Creates the sessions on the database. */
export function createOperatorSessions(parameters: {
  readonly database: Database
  readonly now: () => number
}): OperatorSessions {
  const { database, now } = parameters
  return {
    async find(secret) {
      const id = parseSessionSecret(secret)
      if (id === undefined) return undefined
      const time = now()
      const [row] = await database
        .select({ session: operatorSessions, operator: operators })
        .from(operatorSessions)
        .innerJoin(operators, eq(operators.id, operatorSessions.operatorId))
        .where(
          and(eq(operatorSessions.id, id), eq(operatorSessions.secretHash, toSecretHash(secret)), isLiveSession(time)),
        )
      if (row === undefined) return undefined
      const isDue = row.session.seenAt <= time - constants.seenEvery
      if (isDue) {
        await database.update(operatorSessions).set({ seenAt: time }).where(eq(operatorSessions.id, id))
        await database.update(operators).set({ seenAt: time }).where(eq(operators.id, row.operator.id))
      }
      const seenAt = isDue ? time : row.session.seenAt
      return { session: toSession({ ...row.session, seenAt }), operator: row.operator }
    },

    async list(operatorId) {
      const rows = await database
        .select()
        .from(operatorSessions)
        .where(and(eq(operatorSessions.operatorId, operatorId), isLiveSession(now())))
        .orderBy(desc(operatorSessions.createdAt), desc(operatorSessions.id))
      return rows.map(toSession)
    },

    async end({ id, operatorId }) {
      const ended = await database
        .delete(operatorSessions)
        .where(and(eq(operatorSessions.id, id), eq(operatorSessions.operatorId, operatorId)))
        .returning({ id: operatorSessions.id })
      return ended.length > 0
    },
  }
}

/** The condition of sessions that have not expired. */
export function isLiveSession(time: number): SQL | undefined {
  return and(gt(operatorSessions.expiresAt, time), gt(operatorSessions.seenAt, time - constants.sessionIdle))
}

/**
 * Begins a session in the transaction of the login, and removes those that have expired.
 *
 * @param parameters.replaced the secret of a session that ends with it.
 */
export async function beginOperatorSession(parameters: {
  readonly transaction: Database
  readonly operator: AdminOperator
  readonly browser: string | undefined
  readonly time: number
  readonly replaced: string | undefined
}): Promise<FoundSession & { readonly secret: string }> {
  const { browser = null, operator, replaced, time, transaction } = parameters
  // First, because changes of an operator lock the operator before the sessions.
  const [seen] = await transaction
    .update(operators)
    .set({ seenAt: time })
    .where(eq(operators.id, operator.id))
    .returning()
  if (seen === undefined) throw createPasskeyRefusal('The operator was removed.')
  await transaction
    .delete(operatorSessions)
    .where(
      or(
        lte(operatorSessions.expiresAt, time),
        lte(operatorSessions.seenAt, time - constants.sessionIdle),
        replaced === undefined ? undefined : eq(operatorSessions.secretHash, toSecretHash(replaced)),
      ),
    )
  const id = randomUUID()
  const secret = createSessionSecret(id)
  const times = { createdAt: time, seenAt: time, provenAt: time, expiresAt: time + constants.sessionLife }
  const row = { id, operatorId: seen.id, secretHash: toSecretHash(secret), browser, ...times }
  await transaction.insert(operatorSessions).values(row)
  return { secret, session: toSession(row), operator: seen }
}

function toSession({
  browser,
  createdAt,
  expiresAt,
  id,
  provenAt,
  seenAt,
}: typeof operatorSessions.$inferSelect): OperatorSession {
  return { id, browser, createdAt, seenAt, expiresAt, freshUntil: provenAt + constants.proofLife }
}
