import { bigint, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { embeddedUsers } from './embeddedSchema.ts'
import type { NoticeEvent } from './NoticeEvent.ts'
import { projects } from './schema.ts'

/** A time in ms since the epoch. */
const time = (name: string) => bigint(name, { mode: 'number' })

/** Mails that tell users what has happened to their wallet. Each is stored together with what it tells. */
export const walletNotices = pgTable(
  'wallet_notices',
  {
    id: text('id').primaryKey(),
    projectKey: text('project_key')
      .notNull()
      .references(() => projects.key, { onDelete: 'cascade' }),
    /** Null for the mail about the deletion of the user. */
    userId: text('user_id').references(() => embeddedUsers.id, { onDelete: 'cascade' }),
    /** The address of the user when it happened: a change of the address does not lead the mail elsewhere. */
    email: text('email').notNull(),
    /** The project's name. */
    app: text('app').notNull(),
    /** See `describeBrowser`. */
    browser: text('browser'),
    language: text('language').notNull(),
    events: jsonb('events').$type<readonly NoticeEvent[]>().notNull(),
    createdAt: time('created_at').notNull(),
    /** When the next try is due. */
    dueAt: time('due_at').notNull(),
    tries: integer('tries').notNull().default(0),
    sentAt: time('sent_at'),
    /** The key of the proof of a deletion: see `createDeletionProof`. Null once the mail was sent. */
    proofKey: text('proof_key'),
  },
  (table) => [
    index('wallet_notices_user_id').on(table.userId, table.createdAt),
    index('wallet_notices_due_at').on(table.dueAt),
    index('wallet_notices_created_at').on(table.createdAt),
  ],
)
