import type { OperatorRole } from '@latchkey/protocol/operator'
import { bigint, index, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core'

/** A time in ms since the epoch. */
const time = (name: string) => bigint(name, { mode: 'number' })

/** Who runs the cloud. */
export const operators = pgTable(
  'operators',
  {
    id: text('id').primaryKey(),
    /** In lower case. */
    email: text('email').notNull(),
    role: text('role').$type<OperatorRole>().notNull(),
    createdAt: time('created_at').notNull(),
    seenAt: time('seen_at'),
  },
  (table) => [unique('operators_email').on(table.email)],
)

/** Links that were not used yet, at most one for an address. A link that is used or withdrawn is deleted. */
export const operatorInvitations = pgTable(
  'operator_invitations',
  {
    /** See `toSecretHash`. */
    tokenHash: text('token_hash').primaryKey(),
    id: text('id').notNull(),
    email: text('email').notNull(),
    /** Of the operator that it creates. */
    role: text('role').$type<OperatorRole>().notNull(),
    /** The operator whose passkeys it replaces; null for one who does not exist yet. */
    operatorId: text('operator_id').references(() => operators.id, { onDelete: 'cascade' }),
    /** The owner whose invitation it is, which ends with them; null for a command. */
    invitedBy: text('invited_by').references(() => operators.id, { onDelete: 'cascade' }),
    createdAt: time('created_at').notNull(),
    expiresAt: time('expires_at').notNull(),
  },
  (table) => [unique('operator_invitations_id').on(table.id), unique('operator_invitations_email').on(table.email)],
)

/** The passkeys that operators log in with. */
export const operatorPasskeys = pgTable(
  'operator_passkeys',
  {
    id: text('id').primaryKey(),
    operatorId: text('operator_id')
      .notNull()
      .references(() => operators.id, { onDelete: 'cascade' }),
    /** A COSE key in base64. */
    publicKey: text('public_key').notNull(),
    counter: bigint('counter', { mode: 'number' }).notNull(),
    transports: jsonb('transports').$type<readonly string[]>().notNull(),
    /** Browser and system in which it was created. */
    name: text('name'),
    createdAt: time('created_at').notNull(),
    usedAt: time('used_at'),
  },
  (table) => [index('operator_passkeys_operator_id').on(table.operatorId)],
)

/** Challenges for passkeys of operators, deleted by their use. */
export const operatorChallenges = pgTable(
  'operator_challenges',
  {
    challenge: text('challenge').primaryKey(),
    /** What it is good for; see `createOperatorChallenges`. */
    purpose: text('purpose').notNull(),
    expiresAt: time('expires_at').notNull(),
  },
  (table) => [index('operator_challenges_expires_at').on(table.expiresAt)],
)

/** The live sessions of operators. A session that ends is deleted. */
export const operatorSessions = pgTable(
  'operator_sessions',
  {
    id: text('id').primaryKey(),
    operatorId: text('operator_id')
      .notNull()
      .references(() => operators.id, { onDelete: 'cascade' }),
    /** See `toSecretHash`. */
    secretHash: text('secret_hash').notNull(),
    /** Browser and system that it began in. */
    browser: text('browser'),
    createdAt: time('created_at').notNull(),
    seenAt: time('seen_at').notNull(),
    /** When a passkey was last used in it. */
    provenAt: time('proven_at').notNull(),
    expiresAt: time('expires_at').notNull(),
  },
  (table) => [
    index('operator_sessions_operator_id').on(table.operatorId),
    index('operator_sessions_expires_at').on(table.expiresAt),
  ],
)
