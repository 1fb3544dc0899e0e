import { bigint, index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

/** A time in ms since the epoch. */
const time = (name: string) => bigint(name, { mode: 'number' })

/** The names that accounts have registered. */
export const names = pgTable(
  'names',
  {
    suffix: text('suffix').notNull(),
    /** The part before the suffix, in lower case. */
    label: text('label').notNull(),
    /** The address that has signed, in lower case. */
    owner: text('owner').notNull(),
    /** Addresses by coin type. */
    addresses: jsonb('addresses').$type<Readonly<Record<string, string>>>().notNull(),
    attributes: jsonb('attributes').$type<Readonly<Record<string, string>>>().notNull(),
    /** SHA-256 of the signed text, in hex. */
    messageHash: text('message_hash').notNull(),
    registeredAt: time('registered_at').notNull(),
  },
  (table) => [
    primaryKey({ name: 'names_pkey', columns: [table.suffix, table.label] }),
    index('names_owner').on(table.owner, table.registeredAt),
  ],
)
