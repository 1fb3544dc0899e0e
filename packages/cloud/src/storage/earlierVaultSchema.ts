import { bigint, foreignKey, index, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import { embeddedUsers } from './embeddedSchema.ts'

/** A time in ms since the epoch. */
const time = (name: string) => bigint(name, { mode: 'number' })

/** The wallets from which users have moved to a new one, with their last manifest, which names that one. */
export const earlierVaults = pgTable(
  'earlier_vaults',
  {
    userId: text('user_id')
      .notNull()
      .references(() => embeddedUsers.id, { onDelete: 'cascade' }),
    vaultId: text('vault_id').notNull(),
    /** From 0, the first wallet of the user. */
    position: integer('position').notNull(),
    managementKey: text('management_key').notNull(),
    manifest: text('manifest').notNull(),
    signature: text('signature').notNull(),
    /** The encrypted entropy. */
    vault: text('vault').notNull(),
    createdAt: time('created_at').notNull(),
    movedAt: time('moved_at').notNull(),
  },
  (table) => [
    primaryKey({ name: 'earlier_vaults_pkey', columns: [table.userId, table.vaultId] }),
    unique('earlier_vaults_position').on(table.userId, table.position),
  ],
)

/** The boxes of their recovery methods, with the server's share of each. */
export const earlierVaultShares = pgTable(
  'earlier_vault_shares',
  {
    userId: text('user_id').notNull(),
    vaultId: text('vault_id').notNull(),
    ownerId: text('owner_id').notNull(),
    kind: text('kind').$type<'passkey' | 'code'>().notNull(),
    box: text('box').notNull(),
    /** Sealed with a key that is not in the database: see `createShareSeal`. */
    share: text('share').notNull(),
    /** Names that key. */
    keyId: text('key_id').notNull(),
    changedAt: time('changed_at').notNull(),
  },
  (table) => [
    primaryKey({ name: 'earlier_vault_shares_pkey', columns: [table.userId, table.vaultId, table.ownerId] }),
    foreignKey({
      name: 'earlier_vault_shares_vault',
      columns: [table.userId, table.vaultId],
      foreignColumns: [earlierVaults.userId, earlierVaults.vaultId],
    }).onDelete('cascade'),
    index('earlier_vault_shares_key_id').on(table.keyId),
  ],
)
