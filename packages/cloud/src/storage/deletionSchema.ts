import { bigint, index, pgTable, text } from 'drizzle-orm/pg-core'
import { embeddedUsers, vaults } from './embeddedSchema.ts'

/** A time in ms since the epoch. */
const time = (name: string) => bigint(name, { mode: 'number' })

/** The wallets whose deletion is scheduled. */
export const vaultDeletions = pgTable(
  'vault_deletions',
  {
    userId: text('user_id')
      .primaryKey()
      .references(() => vaults.userId, { onDelete: 'cascade' }),
    /** By the clock of the server. */
    deleteAt: time('delete_at').notNull(),
    /** Of the mail about the deletion. */
    language: text('language').notNull(),
    createdAt: time('created_at').notNull(),
  },
  (table) => [index('vault_deletions_delete_at').on(table.deleteAt)],
)

/** The users whose deletion an operator has ordered. */
export const userDeletions = pgTable(
  'user_deletions',
  {
    userId: text('user_id')
      .primaryKey()
      .references(() => embeddedUsers.id, { onDelete: 'cascade' }),
    /** By the clock of the server. */
    deleteAt: time('delete_at').notNull(),
    /** Of the mails about the deletion. */
    language: text('language').notNull(),
    /** The name of the actor who has ordered it: see `Actor`. */
    orderedBy: text('ordered_by').notNull(),
    createdAt: time('created_at').notNull(),
  },
  (table) => [index('user_deletions_delete_at').on(table.deleteAt)],
)
