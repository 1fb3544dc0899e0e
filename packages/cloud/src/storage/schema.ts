import {
  bigint,
  bigserial,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
} from 'drizzle-orm/pg-core'

/** A time in ms since the epoch. */
const time = (name: string) => bigint(name, { mode: 'number' })

/** The apps that an operator serves. */
export const projects = pgTable('projects', {
  /** Never changes, and is shown to nobody outside. */
  key: text('key').primaryKey(),
  name: text('name').notNull(),
  isActive: boolean('is_active').notNull().default(true),
  allowedOrigins: jsonb('allowed_origins').$type<readonly string[]>().notNull().default([]),
  features: jsonb('features').$type<Readonly<Record<string, unknown>>>().notNull().default({}),
  isAnalyticsEnabled: boolean('is_analytics_enabled').notNull().default(false),
  /** Null: the cloud's own relay. */
  relay: jsonb('relay').$type<{ readonly url: string | null; readonly projectId: string }>(),
  createdAt: time('created_at').notNull(),
  updatedAt: time('updated_at').notNull(),
})

/** The ids that apps send for a project: the newest that is not retired is its current one, older ones go on working. */
export const projectIds = pgTable(
  'project_ids',
  {
    id: text('id').primaryKey(),
    projectKey: text('project_key')
      .notNull()
      .references(() => projects.key, { onDelete: 'cascade' }),
    /** Counts up within the table, so that two ids of one ms have an order. */
    seq: bigserial('seq', { mode: 'number' }).notNull(),
    createdAt: time('created_at').notNull(),
    retiredAt: time('retired_at'),
  },
  (table) => [index('project_ids_project_key').on(table.projectKey)],
)

/** The relay's mailbox: every message until its time to live is over. */
export const relayMessages = pgTable(
  'relay_messages',
  {
    /** The order of publishing within a topic. */
    seq: bigserial('seq', { mode: 'number' }).primaryKey(),
    topic: text('topic').notNull(),
    /** sha256 of the message, in hex. */
    messageId: text('message_id').notNull(),
    message: text('message').notNull(),
    tag: integer('tag').notNull(),
    /** As it was given; `''` and null differ. */
    attestation: text('attestation'),
    /** The client id (did:key) of who published it. */
    publisher: text('publisher').notNull(),
    publishedAt: time('published_at').notNull(),
    expiresAt: time('expires_at').notNull(),
  },
  (table) => [
    unique('relay_messages_topic_message_id').on(table.topic, table.messageId),
    index('relay_messages_topic_seq').on(table.topic, table.seq),
    index('relay_messages_expires_at').on(table.expiresAt),
  ],
)

/** Which message each client of the relay has acknowledged; kept as long as the message. */
export const relayReceipts = pgTable(
  'relay_receipts',
  {
    clientId: text('client_id').notNull(),
    topic: text('topic').notNull(),
    messageId: text('message_id').notNull(),
    expiresAt: time('expires_at').notNull(),
  },
  (table) => [
    primaryKey({ name: 'relay_receipts_pkey', columns: [table.clientId, table.topic, table.messageId] }),
    index('relay_receipts_topic').on(table.topic),
    index('relay_receipts_expires_at').on(table.expiresAt),
  ],
)

/** The wallets that the operator imported; a row replaces the shipped wallet of the same id. */
export const catalogueWallets = pgTable('catalogue_wallets', {
  id: text('id').primaryKey(),
  /** As `catalogueWalletSchema` describes it; parsed again when it is read. */
  wallet: jsonb('wallet').$type<Readonly<Record<string, unknown>>>().notNull(),
  importedAt: time('imported_at').notNull(),
})

/** The events that modals sent. */
export const analyticsEvents = pgTable(
  'analytics_events',
  {
    seq: bigserial('seq', { mode: 'number' }).primaryKey(),
    projectKey: text('project_key')
      .notNull()
      .references(() => projects.key, { onDelete: 'cascade' }),
    eventId: text('event_id').notNull(),
    type: text('type'),
    event: text('event').notNull(),
    url: text('url').notNull(),
    domain: text('domain').notNull(),
    /** When it happened, as the page says. */
    timestamp: time('timestamp').notNull(),
    receivedAt: time('received_at').notNull(),
    props: jsonb('props').$type<Readonly<Record<string, unknown>>>().notNull(),
    sdkType: text('sdk_type'),
    sdkVersion: text('sdk_version'),
  },
  (table) => [
    unique('analytics_events_project_key_event_id').on(table.projectKey, table.eventId),
    index('analytics_events_project_key_received_at').on(table.projectKey, table.receivedAt),
    index('analytics_events_event').on(table.event),
  ],
)

/** Nonces that were given for a sign-in, each of which serves once. */
export const signInNonces = pgTable(
  'sign_in_nonces',
  {
    nonce: text('nonce').primaryKey(),
    projectKey: text('project_key')
      .notNull()
      .references(() => projects.key, { onDelete: 'cascade' }),
    createdAt: time('created_at').notNull(),
    expiresAt: time('expires_at').notNull(),
    usedAt: time('used_at'),
  },
  (table) => [index('sign_in_nonces_expires_at').on(table.expiresAt)],
)

/** Who is signed in. What was signed stays with it, so that anybody can verify it again. */
export const signInSessions = pgTable(
  'sign_in_sessions',
  {
    id: text('id').primaryKey(),
    projectKey: text('project_key')
      .notNull()
      .references(() => projects.key, { onDelete: 'cascade' }),
    /** The account by CAIP-10; of eip155 in small letters. */
    account: text('account').notNull(),
    domain: text('domain').notNull(),
    /** The data, message, signature and CACAO; parsed again when it is read. */
    session: jsonb('session').$type<Readonly<Record<string, unknown>>>().notNull(),
    createdAt: time('created_at').notNull(),
    expiresAt: time('expires_at').notNull(),
    revokedAt: time('revoked_at'),
  },
  (table) => [
    index('sign_in_sessions_project_key_account').on(table.projectKey, table.account),
    index('sign_in_sessions_expires_at').on(table.expiresAt),
  ],
)

/** What session tokens are signed with, where no setting says it: one row. */
export const signInKeys = pgTable('sign_in_keys', {
  name: text('name').primaryKey(),
  /** 32 bytes in hex. */
  seed: text('seed').notNull(),
  createdAt: time('created_at').notNull(),
})
