import { and, count, eq, gt, inArray } from 'drizzle-orm'
import { embeddedUsers } from '../../storage/embeddedSchema.ts'
import {
  sponsorshipNetworks,
  sponsorships,
  sponsorshipSpending,
  sponsorshipSuspensions,
} from '../../storage/sponsorshipSchema.ts'
import type { Database } from '../../storage/Storage.ts'
import { constants } from '../constants.ts'

/**
 * After an operation that has failed: suspends the user for a day after three within an hour, and the project on this network once it
 * has lost a fifth of a day's budget.
 *
 * @param parameters.limits those of the network, locked; `undefined` if the project has stopped to sponsor there.
 */
export async function suspendFailing(parameters: {
  readonly database: Pick<Database, 'insert' | 'select' | 'update'>
  readonly row: Pick<typeof sponsorships.$inferSelect, 'chainId' | 'day' | 'projectKey' | 'userId'>
  readonly limits: Pick<typeof sponsorshipNetworks.$inferSelect, 'projectWei'> | undefined
  readonly time: number
}): Promise<void> {
  const { database, limits, row, time } = parameters
  const { chainId, day, projectKey, userId } = row
  const suspendedUntil = time + constants.sponsorshipSuspension
  // Operations on several networks may fail at once, and each has to count the others.
  const [user] = await database
    .select({ id: embeddedUsers.id })
    .from(embeddedUsers)
    .where(eq(embeddedUsers.id, userId))
    .for('no key update')
  if (user !== undefined) {
    const [failed] = await database
      .select({ count: count() })
      .from(sponsorships)
      .where(
        and(
          eq(sponsorships.userId, userId),
          inArray(sponsorships.state, ['reverted', 'replaced']),
          gt(sponsorships.settledAt, time - constants.failures.window),
        ),
      )
    if ((failed?.count ?? 0) >= constants.failures.atMost)
      await database
        .insert(sponsorshipSuspensions)
        .values({ userId, createdAt: time, suspendedUntil })
        .onConflictDoUpdate({ target: sponsorshipSuspensions.userId, set: { createdAt: time, suspendedUntil } })
  }
  if (limits === undefined) return
  const [spending] = await database
    .select({ lost: sponsorshipSpending.lost })
    .from(sponsorshipSpending)
    .where(
      and(
        eq(sponsorshipSpending.projectKey, projectKey),
        eq(sponsorshipSpending.chainId, chainId),
        eq(sponsorshipSpending.day, day),
        eq(sponsorshipSpending.spender, 'project'),
      ),
    )
  const lost = spending?.lost ?? 0n
  if (lost === 0n || lost * 100n < limits.projectWei * BigInt(constants.lossPercent)) return
  await database
    .update(sponsorshipNetworks)
    .set({ suspendedUntil })
    .where(and(eq(sponsorshipNetworks.projectKey, projectKey), eq(sponsorshipNetworks.chainId, chainId)))
}
