// Owns the budgets of sponsored operations: the reservation of each, and its cost.
import { randomUUID } from 'node:crypto'
import type { CaipNetworkId } from '@latchkey/protocol/caip'
import { and, eq, gt, inArray, lte, sql, type SQL } from 'drizzle-orm'
import type { OperationKey, Sponsorship, SponsorshipLedger } from '../../bundler/SponsorshipLedger.ts'
import type { CloudContext } from '../../CloudContext.ts'
import { embeddedUsers } from '../../storage/embeddedSchema.ts'
import { sponsorshipNetworks, sponsorships, sponsorshipSuspensions } from '../../storage/sponsorshipSchema.ts'
import type { Database } from '../../storage/Storage.ts'
import { constants } from '../constants.ts'
import { createSponsorshipMetrics } from './createSponsorshipMetrics.ts'
import { addReserve, endReserve, readSpending } from './spending.ts'
import { suspendFailing } from './suspendFailing.ts'

/** What a reservation asks for. */
export interface Reservation extends OperationKey {
  readonly projectKey: string
  readonly userId: string
  /** The most that the operation can cost, in wei. */
  readonly reserved: bigint
  readonly payer: 'executor' | 'paymaster'
}

/** Whether the budgets allow an operation. */
export type ReservationAnswer =
  | { readonly kind: 'reserved'; readonly expiresAt: number }
  | {
      readonly kind: 'refused'
      readonly reason: 'network' | 'userLimit' | 'projectLimit' | 'suspended' | 'unavailable'
    }

/** The budgets of sponsored operations. Each method is one transaction, so several nodes can share the database. */
export interface SponsorshipBook extends SponsorshipLedger {
  /**
   * Reserves what an operation may cost, for 2 minutes. It takes the place of what the user has reserved on this network and the
   * bundler has not taken yet. The same operation again, while it is under way, is reserved once.
   */
  reserve(reservation: Reservation): Promise<ReservationAnswer>
  /** Gives back what is reserved for operations of paymasters that have not landed for an hour. */
  expirePaymaster(operation: OperationKey): Promise<void>
  /** Operations of paymasters that may have landed, the oldest first. */
  listPaymaster(projectKey: string): Promise<readonly (OperationKey & { readonly isOld: boolean })[]>
}

type Row = typeof sponsorships.$inferSelect

const live = ['reserved', 'taken'] as const

/** Creates the book on the database. */
export function createSponsorshipBook(context: Pick<CloudContext, 'storage' | 'metrics' | 'now'>): SponsorshipBook {
  const { now, storage } = context
  const { database } = storage
  const metrics = createSponsorshipMetrics(context.metrics)

  /** Ends sponsorships that were not taken, and gives back what they reserve. */
  const release = async (transaction: Database, state: 'expired' | 'superseded', which: SQL | undefined) => {
    const rows = await transaction
      .update(sponsorships)
      .set({ state, settledAt: now() })
      .where(and(eq(sponsorships.state, 'reserved'), which))
      .returning()
    for (const row of rows) await endReserve({ database: transaction, row, spent: 0n, lost: 0n })
    return rows.length
  }
  const countReleased = (outcome: string, count: number): void => {
    if (count > 0) metrics.settled.inc({ outcome }, count)
  }

  return {
    async reserve(reservation) {
      const { chainId, operationHash, payer, projectKey, reserved, userId } = reservation
      const time = now()
      const counts = { expired: 0, superseded: 0 }
      const answer = await database.transaction(async (transaction): Promise<ReservationAnswer> => {
        // Transactions that change budgets of a project on a network take turns here.
        const limits = await lockNetwork(transaction, { projectKey, chainId })
        if (limits === undefined) return refuse('network')
        const isHere = and(eq(sponsorships.projectKey, projectKey), eq(sponsorships.chainId, chainId))
        const isOfExecutors = eq(sponsorships.payer, 'executor')
        counts.expired = await release(
          transaction,
          'expired',
          and(isHere, isOfExecutors, lte(sponsorships.expiresAt, time)),
        )
        counts.superseded = await release(
          transaction,
          'superseded',
          and(isHere, isOfExecutors, eq(sponsorships.userId, userId)),
        )
        const [user] = await transaction
          .select({ createdAt: embeddedUsers.createdAt })
          .from(embeddedUsers)
          .where(eq(embeddedUsers.id, userId))
          // Until the end, so that a deletion of the user finds the new row.
          .for('key share')
        if (user === undefined || (await isSuspended(transaction, userId, time))) return refuse('suspended')
        if (limits.suspendedUntil !== null && limits.suspendedUntil > time) return refuse('projectLimit')
        const [same] = await transaction
          .select()
          .from(sponsorships)
          .where(and(isOperation(reservation), inArray(sponsorships.state, live)))
        if (same !== undefined) {
          const isOwn = same.userId === userId && same.projectKey === projectKey && same.payer === payer
          // It is under way already: nothing is reserved twice.
          return isOwn ? { kind: 'reserved', expiresAt: time + constants.sponsorshipLife } : refuse('unavailable')
        }
        const isNewUser = user.createdAt > time - constants.newUserAge
        const row = {
          id: randomUUID(),
          projectKey,
          userId,
          chainId,
          operation: operationHash,
          payer,
          isNewUser,
          day: toDay(time),
          reserved,
          state: 'reserved',
          createdAt: time,
          expiresAt: time + (payer === 'executor' ? constants.sponsorshipLife : constants.paymasterReserve),
        } as const
        const exceeded = await findExceeded({ database: transaction, row, limits })
        if (exceeded !== undefined) return refuse(exceeded)
        const stored = await transaction
          .insert(sponsorships)
          .values(row)
          .onConflictDoNothing()
          .returning({ id: sponsorships.id })
        // Another project has just reserved the same operation.
        if (stored.length === 0) return refuse('unavailable')
        await addReserve({ database: transaction, row })
        return { kind: 'reserved', expiresAt: time + constants.sponsorshipLife }
      })
      countReleased('expired', counts.expired)
      countReleased('superseded', counts.superseded)
      return answer
    },

    async take(operation) {
      const isIt = and(isOperation(operation), eq(sponsorships.payer, 'executor'))
      const [taken] = await database
        .update(sponsorships)
        .set({ state: 'taken' })
        .where(and(isIt, eq(sponsorships.state, 'reserved'), gt(sponsorships.expiresAt, now())))
        .returning()
      if (taken !== undefined) return toSponsorship(taken)
      const [known] = await database
        .select()
        .from(sponsorships)
        .where(and(isIt, eq(sponsorships.state, 'taken')))
      return known && toSponsorship(known)
    },

    async settle(operation, { cost, kind }) {
      const time = now()
      const isLive = and(isOperation(operation), inArray(sponsorships.state, live))
      const settled = await database.transaction(async (transaction) => {
        const [found] = await transaction.select().from(sponsorships).where(isLive)
        if (found === undefined) return false
        const limits = await lockNetwork(transaction, found)
        const [row] = await transaction
          .update(sponsorships)
          .set({ state: kind, cost, settledAt: time })
          .where(and(eq(sponsorships.id, found.id), inArray(sponsorships.state, live)))
          .returning()
        // Another node was faster.
        if (row === undefined) return false
        const lost = kind === 'included' ? 0n : cost
        await endReserve({ database: transaction, row, spent: cost, lost })
        if (kind !== 'included') await suspendFailing({ database: transaction, row, limits, time })
        return true
      })
      if (!settled) return
      metrics.settled.inc({ outcome: kind })
      metrics.cost.inc({ chain: operation.chainId, outcome: kind }, Number(cost))
    },

    async expirePaymaster(operation) {
      const count = await database.transaction(async (transaction) => {
        const isIt = and(
          isOperation(operation),
          eq(sponsorships.payer, 'paymaster'),
          eq(sponsorships.state, 'reserved'),
          lte(sponsorships.expiresAt, now()),
        )
        const [found] = await transaction.select().from(sponsorships).where(isIt)
        if (found === undefined) return 0
        await lockNetwork(transaction, found)
        return release(transaction, 'expired', eq(sponsorships.id, found.id))
      })
      countReleased('expired', count)
    },

    listPaymaster: (projectKey) => listPaymaster({ database, projectKey, time: now() }),
  }
}

/** The budget that a sponsorship would exceed, if there is one. */
async function findExceeded(parameters: {
  readonly database: Pick<Database, 'select'>
  readonly row: Pick<Row, 'chainId' | 'day' | 'isNewUser' | 'projectKey' | 'reserved' | 'userId'>
  readonly limits: typeof sponsorshipNetworks.$inferSelect
}): Promise<'userLimit' | 'projectLimit' | undefined> {
  const { database, limits, row } = parameters
  const { isNewUser, reserved } = row
  const used = await readSpending({ database, row })
  if (used.user + reserved > limits.userWei) return 'userLimit'
  if (used.project + reserved > limits.projectWei) return 'projectLimit'
  const newUserWei = (limits.projectWei * BigInt(limits.newUserPercent)) / 100n
  return isNewUser && used.newUsers + reserved > newUserWei ? 'projectLimit' : undefined
}

async function listPaymaster(parameters: {
  readonly database: Pick<Database, 'select'>
  readonly projectKey: string
  readonly time: number
}): Promise<readonly (OperationKey & { readonly isOld: boolean })[]> {
  const { database, projectKey, time } = parameters
  const rows = await database
    .select({
      chainId: sponsorships.chainId,
      operationHash: sponsorships.operation,
      expiresAt: sponsorships.expiresAt,
    })
    .from(sponsorships)
    .where(
      and(
        eq(sponsorships.projectKey, projectKey),
        eq(sponsorships.payer, 'paymaster'),
        eq(sponsorships.state, 'reserved'),
        lte(sponsorships.createdAt, time - constants.paymasterLook),
      ),
    )
    .orderBy(sponsorships.createdAt)
    .limit(50)
  return rows.map(({ expiresAt, ...operation }) => ({ ...operation, isOld: expiresAt <= time }))
}

/** The day in UTC that a time belongs to, in days since the epoch. */
export function toDay(time: number): number {
  return Math.floor(time / 86_400_000)
}

function isOperation({ chainId, operationHash }: OperationKey): SQL | undefined {
  return and(eq(sponsorships.chainId, chainId), eq(sponsorships.operation, operationHash))
}

/** Whether operations of the user have failed too often. */
export async function isSuspended(database: Pick<Database, 'select'>, userId: string, time: number): Promise<boolean> {
  const rows = await database
    .select({ one: sql`1` })
    .from(sponsorshipSuspensions)
    .where(and(eq(sponsorshipSuspensions.userId, userId), gt(sponsorshipSuspensions.suspendedUntil, time)))
  return rows.length > 0
}

/** Returns the limits, which nothing else changes until the end of the transaction. */
async function lockNetwork(
  database: Pick<Database, 'select'>,
  { chainId, projectKey }: { readonly projectKey: string; readonly chainId: CaipNetworkId },
) {
  const [row] = await database
    .select()
    .from(sponsorshipNetworks)
    .where(and(eq(sponsorshipNetworks.projectKey, projectKey), eq(sponsorshipNetworks.chainId, chainId)))
    .for('update')
  return row
}

function toSponsorship({ chainId, operation, projectKey, reserved, userId }: Row): Sponsorship {
  return { chainId, operationHash: operation, projectKey, userId, reserved }
}

function refuse<const reason extends string>(reason: reason): { readonly kind: 'refused'; readonly reason: reason } {
  return { kind: 'refused', reason }
}
