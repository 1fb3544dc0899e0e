import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import type { CaipNetworkId } from '@latchkey/protocol/caip'
import { embeddedUsers } from './embeddedSchema.ts'
import { projects } from './schema.ts'

/** A time in ms since the epoch. */
const time = (name: string) => bigint(name, { mode: 'number' })
/** An amount in wei, which may exceed 64 bits. */
const wei = (name: string) => numeric(name, { mode: 'bigint' })
const projectKey = () =>
  text('project_key')
    .notNull()
    .references(() => projects.key, { onDelete: 'cascade' })
const chainId = () => text('chain_id').$type<CaipNetworkId>().notNull()

/** The networks on which projects pay for operations, with the limits of each. */
export const sponsorshipNetworks = pgTable(
  'sponsorship_networks',
  {
    projectKey: projectKey(),
    chainId: chainId(),
    /** Of one operation. */
    gasAtMost: integer('gas_at_most').notNull(),
    /** Of one user in a day (UTC). */
    userWei: wei('user_wei').notNull(),
    /** Of the project in a day (UTC). */
    projectWei: wei('project_wei').notNull(),
    /** What all new users together may have of it. */
    newUserPercent: integer('new_user_percent').notNull(),
    /** The paymasters that pages may ask for. */
    paymasterUrls: jsonb('paymaster_urls').$type<readonly string[]>().notNull(),
    /** Until when the project sponsors nothing here, because too much was lost. */
    suspendedUntil: time('suspended_until'),
    changedAt: time('changed_at').notNull(),
    /** How often operators have changed it. */
    revision: integer('revision').notNull().default(1),
  },
  (table) => [primaryKey({ name: 'sponsorship_networks_pkey', columns: [table.projectKey, table.chainId] })],
)

/** The calls that projects pay for. */
export const sponsorshipCalls = pgTable(
  'sponsorship_calls',
  {
    projectKey: projectKey(),
    chainId: chainId(),
    /** An address in lower case, or `any`. */
    target: text('target').notNull(),
    /** Four bytes in hex, `none` for calls without data, or `any`. */
    selector: text('selector').notNull(),
    /** Coins of the account that a call may send. */
    valueAtMost: wei('value_at_most').notNull(),
  },
  (table) => [
    primaryKey({
      name: 'sponsorship_calls_pkey',
      columns: [table.projectKey, table.chainId, table.target, table.selector],
    }),
  ],
)

/** Operations that a project has agreed to pay for. */
export const sponsorships = pgTable(
  'sponsorships',
  {
    id: text('id').primaryKey(),
    projectKey: projectKey(),
    /** Another id once the user is deleted, because what the operation costs is booked anyway. */
    userId: text('user_id').notNull(),
    chainId: chainId(),
    /** The hash of the operation at the entry point, which the chain publishes. */
    operation: text('operation').notNull(),
    payer: text('payer').$type<'executor' | 'paymaster'>().notNull(),
    /** Whether it is also booked on what new users share. */
    isNewUser: boolean('is_new_user').notNull(),
    /** The day on whose budgets it is booked: days since the epoch. */
    day: integer('day').notNull(),
    reserved: wei('reserved').notNull(),
    /** Once it is settled. */
    cost: wei('cost'),
    /**
     * `reserved`, then `taken` by the bundler, then settled as `included`, `reverted` or `replaced`. One that was not taken ends as
     * `expired` or, if the user asked for another one, `superseded`.
     */
    state: text('state')
      .$type<'reserved' | 'taken' | 'included' | 'reverted' | 'replaced' | 'expired' | 'superseded'>()
      .notNull(),
    createdAt: time('created_at').notNull(),
    expiresAt: time('expires_at').notNull(),
    settledAt: time('settled_at'),
  },
  (table) => [
    uniqueIndex('sponsorships_live')
      .on(table.chainId, table.operation)
      .where(sql`state in ('reserved', 'taken')`),
    index('sponsorships_expires_at')
      .on(table.projectKey, table.chainId, table.expiresAt)
      .where(sql`state = 'reserved'`),
    index('sponsorships_user_id').on(table.userId, table.createdAt),
    index('sponsorships_created_at').on(table.createdAt),
  ],
)

/** What each day has cost, or may cost: the sums of its sponsorships. */
export const sponsorshipSpending = pgTable(
  'sponsorship_spending',
  {
    projectKey: projectKey(),
    chainId: chainId(),
    /** Days since the epoch. */
    day: integer('day').notNull(),
    /** The id of a user, `project` for all, or `newUsers`. */
    spender: text('spender').notNull(),
    reserved: wei('reserved').notNull().default(0n),
    spent: wei('spent').notNull().default(0n),
    /** Of `spent`, what failed operations have cost. */
    lost: wei('lost').notNull().default(0n),
  },
  (table) => [
    primaryKey({
      name: 'sponsorship_spending_pkey',
      columns: [table.projectKey, table.chainId, table.day, table.spender],
    }),
    index('sponsorship_spending_spender').on(table.spender, table.day),
  ],
)

/** Users whose operations have failed too often. */
export const sponsorshipSuspensions = pgTable('sponsorship_suspensions', {
  userId: text('user_id')
    .primaryKey()
    .references(() => embeddedUsers.id, { onDelete: 'cascade' }),
  createdAt: time('created_at').notNull(),
  suspendedUntil: time('suspended_until').notNull(),
})
