import { bigint, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { embeddedUsers } from './embeddedSchema.ts'
import { projects } from './schema.ts'

/** A time in ms since the epoch. */
const time = (name: string) => bigint(name, { mode: 'number' })

/** Changes of the e-mail address of a user. */
export const emailUpdates = pgTable(
  'email_updates',
  {
    id: text('id').primaryKey(),
    projectKey: text('project_key')
      .notNull()
      .references(() => projects.key, { onDelete: 'cascade' }),
    userId: text('user_id')
      .notNull()
      .references(() => embeddedUsers.id, { onDelete: 'cascade' }),
    /** The session that began it, and alone can finish it. */
    sessionId: text('session_id').notNull(),
    oldEmail: text('old_email').notNull(),
    newEmail: text('new_email').notNull(),
    /** The host of the app, for the mails. */
    app: text('app').notNull(),
    language: text('language').notNull(),
    createdAt: time('created_at').notNull(),
    /** When the old address was proved, or replaced by a passkey. Until then the code is for the old address, afterwards for the new. */
    confirmedAt: time('confirmed_at'),
    /** Keyed with a key that is not in the database. Null while no code is valid. */
    codeHash: text('code_hash'),
    /** How often a code was entered. */
    tries: integer('tries').notNull().default(0),
    /** When the code expires. */
    expiresAt: time('expires_at').notNull(),
    completedAt: time('completed_at'),
    /** Of the link that undoes the change; see `toSecretHash`. */
    undoHash: text('undo_hash'),
    undoExpiresAt: time('undo_expires_at'),
    undoneAt: time('undone_at'),
  },
  (table) => [
    index('email_updates_user_id').on(table.userId),
    index('email_updates_old_email').on(table.projectKey, table.oldEmail),
    index('email_updates_undo_hash').on(table.undoHash),
    index('email_updates_created_at').on(table.createdAt),
  ],
)
