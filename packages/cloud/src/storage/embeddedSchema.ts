import { bigint, index, integer, jsonb, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import { projects } from './schema.ts'
import type { SocialKind } from './socialSchema.ts'

/** A time in ms since the epoch. */
const time = (name: string) => bigint(name, { mode: 'number' })

/** The users of the embedded wallet, each of one project. */
export const embeddedUsers = pgTable(
  'embedded_users',
  {
    id: text('id').primaryKey(),
    projectKey: text('project_key')
      .notNull()
      .references(() => projects.key, { onDelete: 'cascade' }),
    createdAt: time('created_at').notNull(),
    /** As the provider of the last social login stated it. */
    userName: text('user_name'),
  },
  (table) => [index('embedded_users_created_at').on(table.projectKey, table.createdAt)],
)

/** How users log in. A subject belongs to one user of a project. */
export const loginMethods = pgTable(
  'login_methods',
  {
    projectKey: text('project_key')
      .notNull()
      .references(() => projects.key, { onDelete: 'cascade' }),
    kind: text('kind').$type<'email' | SocialKind>().notNull(),
    /** For an e-mail, the address as `toLoginAddress` writes it; for a social login, what never changes at the provider. */
    subject: text('subject').notNull(),
    /** Checked at the end of the transaction, because the method decides which user there is. */
    userId: text('user_id')
      .notNull()
      .references(() => embeddedUsers.id, { onDelete: 'cascade' }),
    createdAt: time('created_at').notNull(),
  },
  (table) => [
    primaryKey({ name: 'login_methods_pkey', columns: [table.projectKey, table.kind, table.subject] }),
    index('login_methods_user_id').on(table.userId),
  ],
)

/** Logins by e-mail code that were begun. Each has one code, the newest. */
export const loginAttempts = pgTable(
  'login_attempts',
  {
    id: text('id').primaryKey(),
    projectKey: text('project_key')
      .notNull()
      .references(() => projects.key, { onDelete: 'cascade' }),
    email: text('email').notNull(),
    /** See `toSecretHash`. */
    secretHash: text('secret_hash').notNull(),
    /** Keyed with a key that is not in the database. */
    codeHash: text('code_hash').notNull(),
    /** How often a code was entered. */
    tries: integer('tries').notNull().default(0),
    createdAt: time('created_at').notNull(),
    /** When the code expires. */
    expiresAt: time('expires_at').notNull(),
    usedAt: time('used_at'),
    /** Wrong codes of all codes of the attempt. */
    wrong: integer('wrong').notNull().default(0),
    /** Of an attempt that a link confirms in place of a code: the two digits that the login screen shows. */
    number: text('number'),
    /** The hash of the link's token. Null once the number was entered, which is possible once. */
    linkHash: text('link_hash'),
    confirmedAt: time('confirmed_at'),
  },
  (table) => [
    index('login_attempts_email').on(table.projectKey, table.email),
    index('login_attempts_link_hash').on(table.linkHash),
    index('login_attempts_created_at').on(table.createdAt),
  ],
)

/** When the last code was sent to an address. The key hides the address. */
export const loginWaits = pgTable(
  'login_waits',
  { key: text('key').primaryKey(), sentAt: time('sent_at').notNull() },
  (table) => [index('login_waits_sent_at').on(table.sentAt)],
)

/** The sessions of the embedded wallet. */
export const embeddedSessions = pgTable(
  'embedded_sessions',
  {
    id: text('id').primaryKey(),
    projectKey: text('project_key')
      .notNull()
      .references(() => projects.key, { onDelete: 'cascade' }),
    userId: text('user_id')
      .notNull()
      .references(() => embeddedUsers.id, { onDelete: 'cascade' }),
    /** See `toSecretHash`. */
    secretHash: text('secret_hash').notNull(),
    createdAt: time('created_at').notNull(),
    seenAt: time('seen_at').notNull(),
    expiresAt: time('expires_at').notNull(),
    endedAt: time('ended_at'),
    /** The device of the vault that the session is proved to be on. */
    deviceId: text('device_id'),
  },
  (table) => [
    index('embedded_sessions_user_id').on(table.userId),
    index('embedded_sessions_project_key').on(table.projectKey),
    index('embedded_sessions_expires_at').on(table.expiresAt),
  ],
)

/** The vaults of users, one for each user. Their content is encrypted. */
export const vaults = pgTable(
  'vaults',
  {
    userId: text('user_id')
      .primaryKey()
      .references(() => embeddedUsers.id, { onDelete: 'cascade' }),
    vaultId: text('vault_id').notNull(),
    /** The Ed25519 key under which the server takes changes, in base64 as all bytes here. */
    managementKey: text('management_key').notNull(),
    manifest: text('manifest').notNull(),
    signature: text('signature').notNull(),
    /** That of the manifest. */
    revision: bigint('revision', { mode: 'number' }).notNull(),
    /** The encrypted entropy. */
    vault: text('vault').notNull(),
    createdAt: time('created_at').notNull(),
    changedAt: time('changed_at').notNull(),
    /** The addresses of the manifest, by which operators find users: in lower case. Null if a node of an earlier version stored the vault. */
    eip155Address: text('eip155_address'),
    solanaAddress: text('solana_address'),
  },
  (table) => [
    index('vaults_eip155_address').on(table.eip155Address),
    index('vaults_solana_address').on(table.solanaAddress),
  ],
)

/** The boxes of vaults with the server's share of each. */
export const vaultShares = pgTable(
  'vault_shares',
  {
    userId: text('user_id')
      .notNull()
      .references(() => vaults.userId, { onDelete: 'cascade' }),
    /** A device or a recovery method of the manifest. */
    ownerId: text('owner_id').notNull(),
    kind: text('kind').$type<'device' | 'passkey' | 'code'>().notNull(),
    box: text('box').notNull(),
    /** Sealed with a key that is not in the database: see `createShareSeal`. */
    share: text('share').notNull(),
    /** Names that key. */
    keyId: text('key_id').notNull(),
    changedAt: time('changed_at').notNull(),
  },
  (table) => [
    primaryKey({ name: 'vault_shares_pkey', columns: [table.userId, table.ownerId] }),
    index('vault_shares_key_id').on(table.keyId),
  ],
)

/** The devices of vaults. */
export const devices = pgTable(
  'devices',
  {
    userId: text('user_id')
      .notNull()
      .references(() => vaults.userId, { onDelete: 'cascade' }),
    deviceId: text('device_id').notNull(),
    /** Browser and system, as the device stated them. */
    name: text('name'),
    /** SHA-256 of the token that proves a session to be on the device. */
    tokenHash: text('token_hash'),
    createdAt: time('created_at').notNull(),
    /** When a session was last on it. */
    seenAt: time('seen_at').notNull(),
    suspendedAt: time('suspended_at'),
    /** `restore`: by `embedded after-restore`, until the user logs in again. */
    suspendedBy: text('suspended_by').$type<'user' | 'restore'>(),
  },
  (table) => [primaryKey({ name: 'devices_pkey', columns: [table.userId, table.deviceId] })],
)

/** The apps that users let use their wallet. */
export const appGrants = pgTable(
  'app_grants',
  {
    userId: text('user_id')
      .notNull()
      .references(() => embeddedUsers.id, { onDelete: 'cascade' }),
    origin: text('origin').notNull(),
    /** As the app stated it. */
    name: text('name'),
    createdAt: time('created_at').notNull(),
  },
  (table) => [primaryKey({ name: 'app_grants_pkey', columns: [table.userId, table.origin] })],
)

/** What concerns the safety of a wallet, kept for a year. */
export const securityEvents = pgTable(
  'security_events',
  {
    id: text('id').primaryKey(),
    projectKey: text('project_key')
      .notNull()
      .references(() => projects.key, { onDelete: 'cascade' }),
    /** Stays when the user is deleted, so it references nothing. */
    userId: text('user_id').notNull(),
    kind: text('kind').notNull(),
    /** The device, method, origin, address or session that it is about. */
    subject: text('subject'),
    sessionId: text('session_id'),
    createdAt: time('created_at').notNull(),
  },
  (table) => [
    index('security_events_user_id').on(table.userId, table.createdAt),
    index('security_events_created_at').on(table.createdAt),
  ],
)

/** The passkeys of users. One logs in only if the vault names its method, which a session alone cannot change. */
export const passkeys = pgTable(
  'passkeys',
  {
    /** The id of the credential, in base64url. */
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => embeddedUsers.id, { onDelete: 'cascade' }),
    methodId: text('method_id').notNull(),
    /** A COSE key, in base64. */
    publicKey: text('public_key').notNull(),
    counter: bigint('counter', { mode: 'number' }).notNull(),
    transports: jsonb('transports').$type<readonly string[]>().notNull(),
    name: text('name'),
    createdAt: time('created_at').notNull(),
    usedAt: time('used_at'),
  },
  (table) => [unique('passkeys_method').on(table.userId, table.methodId)],
)

/** Challenges of passkeys. One is deleted when it is used. */
export const passkeyChallenges = pgTable(
  'passkey_challenges',
  {
    challenge: text('challenge').primaryKey(),
    projectKey: text('project_key')
      .notNull()
      .references(() => projects.key, { onDelete: 'cascade' }),
    /** The session that registers a passkey; null for a login. */
    sessionId: text('session_id'),
    expiresAt: time('expires_at').notNull(),
  },
  (table) => [index('passkey_challenges_expires_at').on(table.expiresAt)],
)
