import { parseVaultManifest } from '@latchkey/protocol/embedded'
import type { ProjectUserDetail } from '@latchkey/protocol/operator'
import { and, asc, desc, eq, gt } from 'drizzle-orm'
import { userDeletions, vaultDeletions } from '../../storage/deletionSchema.ts'
import { earlierVaults } from '../../storage/earlierVaultSchema.ts'
import {
  devices,
  embeddedSessions,
  embeddedUsers,
  loginAttempts,
  loginMethods,
  securityEvents,
  vaults,
} from '../../storage/embeddedSchema.ts'
import type { Database } from '../../storage/Storage.ts'
import { constants } from '../constants.ts'
import { isLiveWalletSession } from '../isLiveWalletSession.ts'
import { maskEmail } from './maskEmail.ts'

/** Rows of each kind that operators see, as the schema of the answer limits them. */
const atMost = { sessions: 100, codes: 20, events: 50 } as const

/** Events whose subject is neither an address nor the id of something. */
const withSubject: ReadonlySet<string> = new Set(['app_granted', 'secret_exported'])

/**
 * Reads what operators see of a user.
 *
 * @param parameters.database a transaction that sees one state of the database.
 * @returns `undefined` if the project has no such user.
 */
export async function readUser(parameters: {
  readonly database: Pick<Database, '$count' | 'select'>
  readonly projectKey: string
  readonly userId: string
  readonly time: number
}): Promise<ProjectUserDetail | undefined> {
  const { database, projectKey, time, userId } = parameters
  const [user] = await database
    .select()
    .from(embeddedUsers)
    .where(and(eq(embeddedUsers.id, userId), eq(embeddedUsers.projectKey, projectKey)))
  if (user === undefined) return undefined
  const methods = await database
    .select({ kind: loginMethods.kind, subject: loginMethods.subject, createdAt: loginMethods.createdAt })
    .from(loginMethods)
    .where(eq(loginMethods.userId, userId))
    .orderBy(asc(loginMethods.createdAt), asc(loginMethods.kind))
    .limit(100)
  const email = methods.find(({ kind }) => kind === 'email')?.subject
  const wallet = await readWallet(database, userId)
  const isLive = and(eq(embeddedSessions.userId, userId), isLiveWalletSession(time))
  return {
    id: user.id,
    createdAt: user.createdAt,
    email: email === undefined ? null : maskEmail(email),
    eip155: wallet?.eip155.toLowerCase() ?? null,
    hasName: user.userName !== null,
    logins: methods.map(({ createdAt, kind }) => ({ kind, createdAt })),
    wallet,
    earlierWallets: await database.$count(earlierVaults, eq(earlierVaults.userId, userId)),
    sessions: await database
      .select({
        id: embeddedSessions.id,
        device: devices.name,
        createdAt: embeddedSessions.createdAt,
        seenAt: embeddedSessions.seenAt,
        expiresAt: embeddedSessions.expiresAt,
      })
      .from(embeddedSessions)
      .leftJoin(devices, and(eq(devices.userId, userId), eq(devices.deviceId, embeddedSessions.deviceId)))
      .where(isLive)
      .orderBy(desc(embeddedSessions.seenAt), desc(embeddedSessions.id))
      .limit(atMost.sessions),
    liveSessions: await database.$count(embeddedSessions, isLive),
    codes: await readCodes({ database, projectKey, email, time }),
    events: await readEvents(database, userId),
    deletion: await readDeletion(database, userId),
  }
}

async function readWallet(database: Pick<Database, 'select'>, userId: string): Promise<ProjectUserDetail['wallet']> {
  const [row] = await database
    .select({ manifest: vaults.manifest, createdAt: vaults.createdAt, changedAt: vaults.changedAt })
    .from(vaults)
    .where(eq(vaults.userId, userId))
  const manifest = row && parseVaultManifest(Buffer.from(row.manifest, 'base64'))
  if (row === undefined || manifest === undefined) return null
  const { addresses, devices: members, methods } = manifest
  const { changedAt, createdAt } = row
  const countMethods = (kind: 'passkey' | 'code'): number => methods.filter((method) => method.kind === kind).length
  return {
    ...addresses,
    createdAt,
    changedAt,
    devices: members.length,
    passkeys: countMethods('passkey'),
    codes: countMethods('code'),
  }
}

async function readCodes(parameters: {
  readonly database: Pick<Database, 'select'>
  readonly projectKey: string
  readonly email: string | undefined
  readonly time: number
}): Promise<ProjectUserDetail['codes']> {
  const { database, email, projectKey, time } = parameters
  if (email === undefined) return []
  const rows = await database
    .select({
      createdAt: loginAttempts.createdAt,
      expiresAt: loginAttempts.expiresAt,
      usedAt: loginAttempts.usedAt,
      wrong: loginAttempts.wrong,
    })
    .from(loginAttempts)
    .where(
      and(
        eq(loginAttempts.projectKey, projectKey),
        eq(loginAttempts.email, email),
        gt(loginAttempts.createdAt, time - constants.attemptKept),
      ),
    )
    .orderBy(desc(loginAttempts.createdAt), desc(loginAttempts.id))
    .limit(atMost.codes)
  return rows.map(({ createdAt, expiresAt, usedAt, wrong }) => ({
    createdAt,
    wrong,
    state: usedAt !== null ? 'used' : expiresAt > time ? 'open' : 'expired',
  }))
}

async function readEvents(database: Pick<Database, 'select'>, userId: string): Promise<ProjectUserDetail['events']> {
  const rows = await database
    .select({ createdAt: securityEvents.createdAt, kind: securityEvents.kind, subject: securityEvents.subject })
    .from(securityEvents)
    .where(eq(securityEvents.userId, userId))
    .orderBy(desc(securityEvents.createdAt), desc(securityEvents.id))
    .limit(atMost.events)
  return rows.map(({ subject, ...event }) => ({ ...event, subject: withSubject.has(event.kind) ? subject : null }))
}

/** The earlier of the two, if there are two. */
async function readDeletion(
  database: Pick<Database, 'select'>,
  userId: string,
): Promise<ProjectUserDetail['deletion']> {
  const [ordered] = await database
    .select({ deleteAt: userDeletions.deleteAt })
    .from(userDeletions)
    .where(eq(userDeletions.userId, userId))
  const [own] = await database
    .select({ deleteAt: vaultDeletions.deleteAt })
    .from(vaultDeletions)
    .where(eq(vaultDeletions.userId, userId))
  if (ordered !== undefined && (own === undefined || ordered.deleteAt <= own.deleteAt))
    return { ...ordered, by: 'operator' }
  return own === undefined ? null : { ...own, by: 'user' }
}
