import { bigint, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { projects } from './schema.ts'

/** The requests of a day (UTC) that were refused because of their origin. */
export const originRefusals = pgTable(
  'origin_refusals',
  {
    project: integer('project')
      .notNull()
      .references(() => projects.number, { onDelete: 'cascade' }),
    /** Days since the epoch. */
    day: integer('day').notNull(),
    /** Empty for all origins that are not listed by themselves. */
    origin: text('origin').notNull(),
    requests: bigint('requests', { mode: 'number' }).notNull(),
    /** In ms since the epoch. */
    firstAt: bigint('first_at', { mode: 'number' }).notNull(),
    latestAt: bigint('latest_at', { mode: 'number' }).notNull(),
  },
  (table) => [
    primaryKey({ name: 'origin_refusals_pkey', columns: [table.project, table.day, table.origin] }),
    index('origin_refusals_day').on(table.day),
  ],
)

/** The refused requests of the last hours, so that a rule can count an hour. `slot` counts spans of 10 minutes since the epoch. */
export const originRefusalSlots = pgTable(
  'origin_refusal_slots',
  {
    project: integer('project')
      .notNull()
      .references(() => projects.number, { onDelete: 'cascade' }),
    slot: integer('slot').notNull(),
    /** As in `originRefusals`. */
    origin: text('origin').notNull(),
    requests: bigint('requests', { mode: 'number' }).notNull(),
  },
  (table) => [
    primaryKey({ name: 'origin_refusal_slots_pkey', columns: [table.project, table.slot, table.origin] }),
    index('origin_refusal_slots_slot').on(table.slot),
  ],
)
