import type { ProjectMails } from '@latchkey/protocol/project'
import { sql } from 'drizzle-orm'
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

/** The operator's apps. */
export const projects = pgTable(
  'projects',
  {
    /** Immutable. Internal, never sent to clients. */
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
    requiresSecret: boolean('requires_secret').notNull().default(false),
    /** Immutable. The short key of tables with many rows. */
    number: integer('number')
      .notNull()
      .default(sql`nextval('projects_number_seq')`),
    /** Whether single events are stored, besides the totals. */
    keepsEvents: boolean('keeps_events').notNull().default(true),
    /** Grows by one with each change. */
    revision: integer('revision').notNull().default(1),
    /** What the mails to its users say in place of the cloud's own words. */
    mails: jsonb('mails').$type<ProjectMails>().notNull().default({}),
  },
  (table) => [unique('projects_number').on(table.number)],
)

/** The ids that apps send. A project's newest id that is not retired is the current one; older ones stay valid. */
export const projectIds = pgTable(
  'project_ids',
  {
    id: text('id').primaryKey(),
    projectKey: text('project_key')
      .notNull()
      .references(() => projects.key, { onDelete: 'cascade' }),
    /** Orders ids created within the same millisecond. */
    seq: bigserial('seq', { mode: 'number' }).notNull(),
    createdAt: time('created_at').notNull(),
    retiredAt: time('retired_at'),
  },
  (table) => [index('project_ids_project_key').on(table.projectKey)],
)

/** The secrets that programs of a project send, at most two of a project. */
export const projectSecrets = pgTable(
  'project_secrets',
  {
    id: text('id').primaryKey(),
    projectKey: text('project_key')
      .notNull()
      .references(() => projects.key, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    /** SHA-256 of the secret, in hex. */
    hash: text('hash').notNull(),
    createdAt: time('created_at').notNull(),
  },
  (table) => [unique('project_secrets_project_key_name').on(table.projectKey, table.name)],
)

/** The relay's mailbox. Messages stay until they expire. */
export const relayMessages = pgTable(
  'relay_messages',
  {
    /** Publishing order within a topic. */
    seq: bigserial('seq', { mode: 'number' }).primaryKey(),
    topic: text('topic').notNull(),
    /** SHA-256 of the message, in hex. */
    messageId: text('message_id').notNull(),
    message: text('message').notNull(),
    tag: integer('tag').notNull(),
    /** As received; `''` and null differ. */
    attestation: text('attestation'),
    /** The publisher's client id (did:key). */
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

/** Which client of the relay has acknowledged which message; kept as long as the message. */
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

/** The wallets that the operator imported or added. A row replaces the shipped wallet with the same id. */
export const catalogueWallets = pgTable('catalogue_wallets', {
  id: text('id').primaryKey(),
  /** Matches `catalogueWalletSchema`; parsed when read. */
  wallet: jsonb('wallet').$type<Readonly<Record<string, unknown>>>().notNull(),
  importedAt: time('imported_at').notNull(),
  /** Grows by one with each change. */
  revision: integer('revision').notNull().default(1),
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
    /** The page's time of the event. */
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

/** Nonces for sign-ins, each valid once. */
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
    /** How many sign-ins were tried with it. */
    attempts: integer('attempts').notNull().default(0),
  },
  (table) => [index('sign_in_nonces_expires_at').on(table.expiresAt)],
)

/** Sign-in sessions, with the signed message so that it can be verified again. */
export const signInSessions = pgTable(
  'sign_in_sessions',
  {
    id: text('id').primaryKey(),
    projectKey: text('project_key')
      .notNull()
      .references(() => projects.key, { onDelete: 'cascade' }),
    /** CAIP-10; see `toAccountKey`. */
    account: text('account').notNull(),
    domain: text('domain').notNull(),
    createdAt: time('created_at').notNull(),
    expiresAt: time('expires_at').notNull(),
    revokedAt: time('revoked_at'),
    /** The signed text, which contains everything that the session says. */
    message: text('message').notNull(),
    signature: text('signature').notNull(),
    /** The types of the CACAO and its signature (`h.t`, `s.t`); null for a sign-in without one. */
    cacaoType: text('cacao_type'),
    signatureType: text('signature_type'),
    /** SHA-256 of the secret that renews tokens, in base64url. */
    secretHash: text('secret_hash'),
  },
  (table) => [
    index('sign_in_sessions_project_key_account').on(table.projectKey, table.account),
    index('sign_in_sessions_expires_at').on(table.expiresAt),
    index('sign_in_sessions_project_key_created_at').on(table.projectKey, table.createdAt, table.id),
    index('sign_in_sessions_project_key_address').on(table.projectKey, sql`split_part(${table.account}, ':', 3)`),
  ],
)

/** How many sign-ins began on each day in UTC, by chain. Days are numbered from the epoch. */
export const signInDays = pgTable(
  'sign_in_days',
  {
    projectKey: text('project_key')
      .notNull()
      .references(() => projects.key, { onDelete: 'cascade' }),
    day: integer('day').notNull(),
    /** CAIP-2; empty for chains beyond the number that is counted. */
    chain: text('chain').notNull(),
    began: integer('began').notNull(),
  },
  (table) => [
    primaryKey({ name: 'sign_in_days_pkey', columns: [table.projectKey, table.day, table.chain] }),
    index('sign_in_days_day').on(table.day),
  ],
)

/** Where earlier versions kept the key for session tokens. The next start moves it to a file; see `openSignInKeys`. */
export const signInKeys = pgTable('sign_in_keys', {
  name: text('name').primaryKey(),
  /** 32 bytes in hex. */
  seed: text('seed').notNull(),
  createdAt: time('created_at').notNull(),
})

/** What operators changed. Rows are only added, and removed when they are old. */
export const audit = pgTable(
  'audit',
  {
    seq: bigserial('seq', { mode: 'number' }).primaryKey(),
    time: time('time').notNull(),
    actor: text('actor').notNull(),
    action: text('action').notNull(),
    object: text('object').notNull(),
    /** The changed fields, without secrets. */
    before: jsonb('before').$type<Readonly<Record<string, unknown>>>(),
    after: jsonb('after').$type<Readonly<Record<string, unknown>>>().notNull(),
    address: text('address'),
    /** What the operator said why. */
    reason: text('reason'),
    /** The id of the request, as in the log. */
    requestId: text('request_id'),
    /** Of the object after the change, if it has revisions. */
    revision: integer('revision'),
    /** The hash of the entry before; null if the entry is older than the chain. */
    previous: text('previous'),
    /** See `toAuditHash`. */
    hash: text('hash'),
  },
  (table) => [index('audit_time').on(table.time), index('audit_object').on(table.object, table.seq)],
)

/** The ends of the audit trail, in one row, which each change of the trail locks. */
export const auditChain = pgTable('audit_chain', {
  id: integer('id').primaryKey(),
  /** The hash of the newest entry that was removed because it is old; empty before. */
  base: text('base').notNull(),
  /** The hash of the newest entry. */
  head: text('head').notNull(),
})

/** How far the indexer has come on a chain, and which node leads there. The database's clock measures the times. */
export const indexedChains = pgTable('indexed_chains', {
  chainId: text('chain_id').primaryKey(),
  /** The newest block that is indexed; null before the first. */
  headNumber: bigint('head_number', { mode: 'number' }),
  headHash: text('head_hash'),
  /** Grows whenever blocks are removed. */
  revision: integer('revision').notNull().default(0),
  /** The node that may write, until its lease ends. */
  leader: text('leader'),
  leasedUntil: time('leased_until').notNull().default(0),
  /** When the index last held the newest block of the chain. */
  checkedAt: time('checked_at').notNull().default(0),
})

/** The blocks of indexed chains, without gaps. */
export const indexedBlocks = pgTable(
  'indexed_blocks',
  {
    chainId: text('chain_id').notNull(),
    number: bigint('number', { mode: 'number' }).notNull(),
    hash: text('hash').notNull(),
    minedAt: time('mined_at').notNull(),
  },
  (table) => [primaryKey({ name: 'indexed_blocks_pkey', columns: [table.chainId, table.number] })],
)

/** The transactions of indexed blocks. Addresses are in lower case. */
export const indexedTransactions = pgTable(
  'indexed_transactions',
  {
    chainId: text('chain_id').notNull(),
    block: bigint('block', { mode: 'number' }).notNull(),
    index: integer('index').notNull(),
    hash: text('hash').notNull(),
    sender: text('sender').notNull(),
    /** Empty if the transaction created a contract. */
    receiver: text('receiver').notNull(),
    isFailed: boolean('is_failed').notNull(),
    /** In the smallest unit of the chain's coin. */
    fee: text('fee'),
  },
  (table) => [primaryKey({ name: 'indexed_transactions_pkey', columns: [table.chainId, table.block, table.index] })],
)

/** Which transactions concern which account, once each. */
export const indexedAccounts = pgTable(
  'indexed_accounts',
  {
    chainId: text('chain_id').notNull(),
    account: text('account').notNull(),
    block: bigint('block', { mode: 'number' }).notNull(),
    index: integer('index').notNull(),
  },
  (table) => [
    primaryKey({ name: 'indexed_accounts_pkey', columns: [table.chainId, table.account, table.block, table.index] }),
    index('indexed_accounts_chain_id_block').on(table.chainId, table.block),
  ],
)

/** What indexed transactions moved. */
export const indexedTransfers = pgTable(
  'indexed_transfers',
  {
    chainId: text('chain_id').notNull(),
    block: bigint('block', { mode: 'number' }).notNull(),
    index: integer('index').notNull(),
    /** Order within the transaction. */
    position: integer('position').notNull(),
    sender: text('sender').notNull(),
    receiver: text('receiver').notNull(),
    /** Null for the chain's coin. */
    contract: text('contract'),
    /** In the smallest unit. */
    amount: text('amount').notNull(),
    tokenId: text('token_id'),
  },
  (table) => [
    primaryKey({
      name: 'indexed_transfers_pkey',
      columns: [table.chainId, table.block, table.index, table.position],
    }),
    index('indexed_transfers_sender').on(table.chainId, table.sender, table.block, table.index, table.position),
    index('indexed_transfers_receiver').on(table.chainId, table.receiver, table.block, table.index, table.position),
  ],
)

/** What the contracts of tokens say of themselves, read once. Null for what they do not say. */
export const indexedTokens = pgTable(
  'indexed_tokens',
  {
    chainId: text('chain_id').notNull(),
    contract: text('contract').notNull(),
    name: text('name'),
    symbol: text('symbol'),
    decimals: integer('decimals'),
  },
  (table) => [primaryKey({ name: 'indexed_tokens_pkey', columns: [table.chainId, table.contract] })],
)
