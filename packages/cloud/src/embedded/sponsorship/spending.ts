import { and, eq, inArray, sql } from 'drizzle-orm'
import type { sponsorships } from '../../storage/sponsorshipSchema.ts'
import { sponsorshipSpending } from '../../storage/sponsorshipSchema.ts'
import type { Database } from '../../storage/Storage.ts'

type Row = typeof sponsorships.$inferSelect

/** Whose budgets a sponsorship is booked on. */
type Booked = Pick<Row, 'chainId' | 'day' | 'isNewUser' | 'projectKey' | 'userId'>

/** The spenders besides users, whose ids look otherwise. */
const spenders = { project: 'project', newUsers: 'newUsers' } as const

/** Reads how much of the budgets of a sponsorship is reserved and spent, in wei. */
export async function readSpending(parameters: { readonly database: Pick<Database, 'select'>; readonly row: Booked }) {
  const { database, row } = parameters
  const rows = await database
    .select()
    .from(sponsorshipSpending)
    .where(
      and(
        eq(sponsorshipSpending.projectKey, row.projectKey),
        eq(sponsorshipSpending.chainId, row.chainId),
        eq(sponsorshipSpending.day, row.day),
      ),
    )
  const read = (spender: string): bigint => {
    const found = rows.find((candidate) => candidate.spender === spender)
    return found === undefined ? 0n : found.reserved + found.spent
  }
  return { user: read(row.userId), project: read(spenders.project), newUsers: read(spenders.newUsers) }
}

/** Reserves what a sponsorship may cost, in wei, in all budgets that it is booked on. */
export async function addReserve(parameters: {
  readonly database: Pick<Database, 'insert'>
  readonly row: Booked & Pick<Row, 'reserved'>
}): Promise<void> {
  const { database, row } = parameters
  const { chainId, day, projectKey, reserved } = row
  await database
    .insert(sponsorshipSpending)
    .values(listSpenders(row).map((spender) => ({ projectKey, chainId, day, spender, reserved })))
    .onConflictDoUpdate({
      target: [
        sponsorshipSpending.projectKey,
        sponsorshipSpending.chainId,
        sponsorshipSpending.day,
        sponsorshipSpending.spender,
      ],
      set: { reserved: sql`${sponsorshipSpending.reserved} + excluded.reserved` },
    })
}

/**
 * Gives back what a sponsorship has reserved, and books what it has cost, in wei, in the same budgets. The sums of a user who was deleted
 * are gone; those of others are there as long as something is reserved.
 *
 * @param parameters.lost of `spent`, what a failed operation has cost.
 */
export async function endReserve(parameters: {
  readonly database: Pick<Database, 'update'>
  readonly row: Booked & Pick<Row, 'reserved'>
  readonly spent: bigint
  readonly lost: bigint
}): Promise<void> {
  const { database, lost, row, spent } = parameters
  const add = (column: 'reserved' | 'spent' | 'lost', amount: bigint) =>
    sql`${sponsorshipSpending[column]} + ${String(amount)}::numeric`
  await database
    .update(sponsorshipSpending)
    .set({ reserved: add('reserved', -row.reserved), spent: add('spent', spent), lost: add('lost', lost) })
    .where(
      and(
        eq(sponsorshipSpending.projectKey, row.projectKey),
        eq(sponsorshipSpending.chainId, row.chainId),
        eq(sponsorshipSpending.day, row.day),
        inArray(sponsorshipSpending.spender, listSpenders(row)),
      ),
    )
}

function listSpenders({ isNewUser, userId }: Booked): string[] {
  return [spenders.project, userId, ...(isNewUser ? [spenders.newUsers] : [])]
}
