import { and, eq, exists, getTableColumns, inArray, sql, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { userDeletions, vaultDeletions } from '../../storage/deletionSchema.ts'
import { earlierVaults, earlierVaultShares } from '../../storage/earlierVaultSchema.ts'
import { emailUpdates } from '../../storage/emailUpdateSchema.ts'
import {
  appGrants,
  devices,
  embeddedSessions,
  embeddedUsers,
  loginAttempts,
  loginMethods,
  passkeys,
  securityEvents,
  vaults,
  vaultShares,
} from '../../storage/embeddedSchema.ts'
import { handoffs } from '../../storage/handoffSchema.ts'
import { walletNotices } from '../../storage/noticeSchema.ts'
import { socialAttempts } from '../../storage/socialSchema.ts'
import { sponsorships, sponsorshipSpending, sponsorshipSuspensions } from '../../storage/sponsorshipSchema.ts'
import type { Database } from '../../storage/Storage.ts'

/** Whose data it is. */
export interface UserDataOwner {
  readonly database: Pick<Database, 'select'>
  readonly userId: string
  readonly projectKey: string
}

/** A table with data of users. */
export interface UserDataTable {
  /** Its name in the file of the user. */
  readonly section: string
  readonly table: PgTable
  /** What the user gets. */
  readonly exported: Readonly<Record<string, PgColumn>>
  /** Why the user does not get the other columns. Every column is in one of the two. */
  readonly withheld: Readonly<Record<string, string>>
  /** The rows of a user. */
  readonly belongsTo: (owner: UserDataOwner) => SQL | undefined
  readonly time: PgColumn
}

const internal = 'The internal key of the project: the same for all its users.'
const user = 'The id of the user, which the file begins with.'
const hash = 'The hash of a secret.'
const encrypted = 'Encrypted: only the browser of the user can read it.'

/**
 * The tables with data of users, and what of them their user gets. A test compares it with the schema, so that a new column is either
 * exported or withheld for a reason that is written down.
 */
export const userDataTables: readonly UserDataTable[] = [
  define(embeddedUsers, {
    section: 'user',
    exported: ['id', 'createdAt', 'userName'],
    withheld: { projectKey: internal },
    belongsTo: ({ userId }) => eq(embeddedUsers.id, userId),
    time: embeddedUsers.createdAt,
  }),
  define(loginMethods, {
    section: 'identities',
    exported: ['kind', 'subject', 'createdAt'],
    withheld: { projectKey: internal, userId: user },
    belongsTo: ({ userId }) => eq(loginMethods.userId, userId),
    time: loginMethods.createdAt,
  }),
  define(embeddedSessions, {
    section: 'sessions',
    exported: ['id', 'createdAt', 'seenAt', 'expiresAt', 'endedAt', 'deviceId'],
    withheld: { projectKey: internal, userId: user, secretHash: hash },
    belongsTo: ({ userId }) => eq(embeddedSessions.userId, userId),
    time: embeddedSessions.createdAt,
  }),
  define(devices, {
    section: 'devices',
    exported: ['deviceId', 'name', 'createdAt', 'seenAt', 'suspendedAt', 'suspendedBy'],
    withheld: { userId: user, tokenHash: hash },
    belongsTo: ({ userId }) => eq(devices.userId, userId),
    time: devices.createdAt,
  }),
  define(passkeys, {
    section: 'passkeys',
    exported: ['id', 'methodId', 'publicKey', 'counter', 'transports', 'name', 'createdAt', 'usedAt'],
    withheld: { userId: user },
    belongsTo: ({ userId }) => eq(passkeys.userId, userId),
    time: passkeys.createdAt,
  }),
  define(vaults, {
    section: 'wallet',
    exported: ['vaultId', 'managementKey', 'manifest', 'signature', 'revision', 'createdAt', 'changedAt'],
    withheld: {
      userId: user,
      vault: 'The encrypted keys of the wallet. The settings export them decrypted.',
      eip155Address: 'Among the addresses.',
      solanaAddress: 'Among the addresses.',
    },
    belongsTo: ({ userId }) => eq(vaults.userId, userId),
    time: vaults.createdAt,
  }),
  define(vaultShares, {
    section: 'walletMembers',
    exported: ['ownerId', 'kind', 'changedAt'],
    withheld: {
      userId: user,
      box: 'A part of the encrypted keys.',
      share: 'A secret, sealed by the server: it is released for one device or method at a time, and counted.',
      keyId: 'Names a key of the operator.',
    },
    belongsTo: ({ userId }) => eq(vaultShares.userId, userId),
    time: vaultShares.changedAt,
  }),
  define(earlierVaults, {
    section: 'earlierWallets',
    exported: ['vaultId', 'position', 'managementKey', 'manifest', 'signature', 'createdAt', 'movedAt'],
    withheld: { userId: user, vault: 'The encrypted keys of the wallet. The settings export them decrypted.' },
    belongsTo: ({ userId }) => eq(earlierVaults.userId, userId),
    time: earlierVaults.movedAt,
  }),
  define(earlierVaultShares, {
    section: 'earlierWalletMembers',
    exported: ['vaultId', 'ownerId', 'kind', 'changedAt'],
    withheld: {
      userId: user,
      box: 'A part of the encrypted keys.',
      share: 'A secret, sealed by the server: it is released for one method at a time, and counted.',
      keyId: 'Names a key of the operator.',
    },
    belongsTo: ({ userId }) => eq(earlierVaultShares.userId, userId),
    time: earlierVaultShares.changedAt,
  }),
  define(vaultDeletions, {
    section: 'deletion',
    exported: ['deleteAt', 'language', 'createdAt'],
    withheld: { userId: user },
    belongsTo: ({ userId }) => eq(vaultDeletions.userId, userId),
    time: vaultDeletions.createdAt,
  }),
  define(userDeletions, {
    section: 'operatorDeletion',
    exported: ['deleteAt', 'language', 'createdAt'],
    withheld: { userId: user, orderedBy: 'Names an operator.' },
    belongsTo: ({ userId }) => eq(userDeletions.userId, userId),
    time: userDeletions.createdAt,
  }),
  define(appGrants, {
    section: 'apps',
    exported: ['origin', 'name', 'createdAt'],
    withheld: { userId: user },
    belongsTo: ({ userId }) => eq(appGrants.userId, userId),
    time: appGrants.createdAt,
  }),
  define(securityEvents, {
    section: 'securityEvents',
    exported: ['id', 'kind', 'subject', 'sessionId', 'createdAt'],
    withheld: { projectKey: internal, userId: user },
    belongsTo: ({ userId }) => eq(securityEvents.userId, userId),
    time: securityEvents.createdAt,
  }),
  define(walletNotices, {
    section: 'mails',
    exported: ['email', 'app', 'browser', 'language', 'events', 'createdAt', 'dueAt', 'tries', 'sentAt'],
    withheld: {
      id: 'Orders the sending.',
      projectKey: internal,
      userId: user,
      proofKey: 'Only in the mail after a deletion, which names no user.',
    },
    belongsTo: ({ userId }) => eq(walletNotices.userId, userId),
    time: walletNotices.createdAt,
  }),
  define(emailUpdates, {
    section: 'emailChanges',
    exported: [
      'sessionId',
      'oldEmail',
      'newEmail',
      'app',
      'language',
      'createdAt',
      'confirmedAt',
      'tries',
      'expiresAt',
      'completedAt',
      'undoExpiresAt',
      'undoneAt',
    ],
    withheld: {
      id: 'A part of the secret that finishes the change.',
      projectKey: internal,
      userId: user,
      codeHash: hash,
      undoHash: hash,
    },
    belongsTo: ({ userId }) => eq(emailUpdates.userId, userId),
    time: emailUpdates.createdAt,
  }),
  define(handoffs, {
    section: 'windows',
    exported: ['sessionId', 'createdAt', 'redeemedAt', 'claimedAt', 'answeredAt', 'endedAt'],
    withheld: { idHash: hash, projectKey: internal, userId: user, request: encrypted, answer: encrypted },
    belongsTo: ({ userId }) => eq(handoffs.userId, userId),
    time: handoffs.createdAt,
  }),
  define(sponsorships, {
    section: 'sponsoredOperations',
    exported: [
      'chainId',
      'operation',
      'payer',
      'isNewUser',
      'reserved',
      'cost',
      'state',
      'createdAt',
      'expiresAt',
      'settledAt',
    ],
    withheld: {
      id: 'Names the row.',
      projectKey: internal,
      userId: user,
      day: 'The day of its creation.',
    },
    belongsTo: ({ userId }) => eq(sponsorships.userId, userId),
    time: sponsorships.createdAt,
  }),
  define(sponsorshipSpending, {
    section: 'sponsoredDays',
    exported: ['chainId', 'day', 'reserved', 'spent', 'lost'],
    withheld: { projectKey: internal, spender: user },
    belongsTo: ({ userId }) => eq(sponsorshipSpending.spender, userId),
    time: sponsorshipSpending.day,
  }),
  define(sponsorshipSuspensions, {
    section: 'sponsorshipSuspension',
    exported: ['createdAt', 'suspendedUntil'],
    withheld: { userId: user },
    belongsTo: ({ userId }) => eq(sponsorshipSuspensions.userId, userId),
    time: sponsorshipSuspensions.createdAt,
  }),
  define(loginAttempts, {
    section: 'emailLogins',
    exported: ['email', 'tries', 'wrong', 'createdAt', 'expiresAt', 'usedAt', 'confirmedAt'],
    withheld: {
      id: 'A part of the secret that finishes the login.',
      projectKey: internal,
      secretHash: hash,
      codeHash: hash,
      linkHash: hash,
      number: 'Confirms a login that may not be the own.',
    },
    // It names no user, because there may be none before the login.
    belongsTo: ({ database, projectKey, userId }) =>
      and(
        eq(loginAttempts.projectKey, projectKey),
        inArray(
          loginAttempts.email,
          database
            .select({ subject: loginMethods.subject })
            .from(loginMethods)
            .where(and(eq(loginMethods.userId, userId), eq(loginMethods.kind, 'email'))),
        ),
      ),
    time: loginAttempts.createdAt,
  }),
  define(socialAttempts, {
    section: 'socialLogins',
    exported: [
      'provider',
      'origin',
      'subject',
      'userName',
      'tries',
      'createdAt',
      'expiresAt',
      'answeredAt',
      'failedAt',
      'ticketExpiresAt',
      'codeExpiresAt',
      'usedAt',
    ],
    withheld: {
      id: 'A part of the secret that finishes the login.',
      projectKey: internal,
      secretHash: hash,
      cookieHash: hash,
      stateHash: hash,
      verifier: 'A secret between the server and the provider.',
      nonce: 'A secret between the server and the provider.',
      ticketHash: hash,
      codeHash: hash,
    },
    belongsTo: ({ database, projectKey, userId }) =>
      and(
        eq(socialAttempts.projectKey, projectKey),
        exists(
          database
            .select({ one: sql`1` })
            .from(loginMethods)
            .where(
              and(
                eq(loginMethods.userId, userId),
                sql`${loginMethods.kind} = ${socialAttempts.provider}`,
                eq(loginMethods.subject, socialAttempts.subject),
              ),
            ),
        ),
      ),
    time: socialAttempts.createdAt,
  }),
]

function define<table extends PgTable>(
  table: table,
  parts: {
    readonly section: string
    readonly exported: readonly (keyof table['_']['columns'] & string)[]
    readonly withheld: Readonly<Record<string, string>>
    readonly belongsTo: UserDataTable['belongsTo']
    readonly time: PgColumn
  },
): UserDataTable {
  const { belongsTo, section, time, withheld } = parts
  const names: readonly string[] = parts.exported
  const columns: Readonly<Record<string, PgColumn>> = getTableColumns<PgTable>(table)
  const exported = Object.fromEntries(Object.entries(columns).filter(([name]) => names.includes(name)))
  return { section, table, exported, withheld, belongsTo, time }
}
