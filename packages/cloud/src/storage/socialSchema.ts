import type { SocialProvider } from '@latchkey/protocol/embedded'
import { bigint, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { projects } from './schema.ts'

/** What a visitor logs in with: a provider's popup, or a Farcaster client that they scan a code with. */
export type SocialKind = SocialProvider | 'farcaster'

/** A time in ms since the epoch. */
const time = (name: string) => bigint(name, { mode: 'number' })

/** Attempts to log in with a social provider. */
export const socialAttempts = pgTable(
  'social_attempts',
  {
    id: text('id').primaryKey(),
    projectKey: text('project_key')
      .notNull()
      .references(() => projects.key, { onDelete: 'cascade' }),
    provider: text('provider').$type<SocialKind>().notNull(),
    /** The origin of the app. The result is sent to pages of it only. */
    origin: text('origin').notNull(),
    /** Of the secret that the frame holds; see `toSecretHash`, as the other hashes of secrets here. */
    secretHash: text('secret_hash').notNull(),
    createdAt: time('created_at').notNull(),
    /** Until when the provider may answer. */
    expiresAt: time('expires_at').notNull(),
    /** The browser that shows the waiting page. */
    cookieHash: text('cookie_hash'),
    stateHash: text('state_hash'),
    /** Until the provider has answered: the code verifier of PKCE, or the token of the channel at Farcaster's relay. */
    verifier: text('verifier'),
    nonce: text('nonce'),
    answeredAt: time('answered_at'),
    /** When the provider refused, or its answer was not valid. */
    failedAt: time('failed_at'),
    /** The user at the provider. */
    subject: text('subject'),
    userName: text('user_name'),
    ticketHash: text('ticket_hash'),
    ticketExpiresAt: time('ticket_expires_at'),
    /** Keyed with a key that is not in the database. */
    codeHash: text('code_hash'),
    codeExpiresAt: time('code_expires_at'),
    /** How often a code was entered. */
    tries: integer('tries').notNull().default(0),
    usedAt: time('used_at'),
  },
  (table) => [index('social_attempts_created_at').on(table.createdAt)],
)
