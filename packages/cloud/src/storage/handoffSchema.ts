import { bigint, index, pgTable, text } from 'drizzle-orm/pg-core'
import { embeddedUsers } from './embeddedSchema.ts'
import { projects } from './schema.ts'

/** A time in ms since the epoch. */
const time = (name: string) => bigint(name, { mode: 'number' })

/** Requests that a frame of the embedded wallet gives to a window, and their answers. Both are encrypted between frame and window. */
export const handoffs = pgTable(
  'handoffs',
  {
    /** See `toSecretHash`: the id begins a session of the user, so a copy of the database must not tell it. */
    idHash: text('id_hash').primaryKey(),
    projectKey: text('project_key')
      .notNull()
      .references(() => projects.key, { onDelete: 'cascade' }),
    userId: text('user_id')
      .notNull()
      .references(() => embeddedUsers.id, { onDelete: 'cascade' }),
    /** The session that made it. */
    sessionId: text('session_id').notNull(),
    /** Null once it was redeemed or has ended. */
    request: text('request'),
    /** Null until it is answered. */
    answer: text('answer'),
    createdAt: time('created_at').notNull(),
    redeemedAt: time('redeemed_at'),
    /** When the visitor approved it, before anything was signed. */
    claimedAt: time('claimed_at'),
    answeredAt: time('answered_at'),
    endedAt: time('ended_at'),
  },
  (table) => [index('handoffs_user_id').on(table.userId), index('handoffs_created_at').on(table.createdAt)],
)
