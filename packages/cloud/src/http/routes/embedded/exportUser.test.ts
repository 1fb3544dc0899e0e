import { exportUser } from '@latchkey/protocol/embedded'
import { eq, getTableColumns, getTableName, is } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import { parse } from 'valibot'
import { describe, expect, it } from 'vitest'
import { createAuditLog } from '../../../audit/createAuditLog.ts'
import { constants } from '../../../embedded/constants.ts'
import { createWalletMaintenance } from '../../../embedded/createWalletMaintenance.ts'
import { userDataTables } from '../../../embedded/userData/userDataTables.ts'
import { createShareSeal } from '../../../embedded/vaults/createShareSeal.ts'
import * as alertSchema from '../../../storage/alertSchema.ts'
import * as analyticsSchema from '../../../storage/analyticsSchema.ts'
import * as deletionSchema from '../../../storage/deletionSchema.ts'
import * as earlierVaultSchema from '../../../storage/earlierVaultSchema.ts'
import * as emailUpdateSchema from '../../../storage/emailUpdateSchema.ts'
import * as embeddedSchema from '../../../storage/embeddedSchema.ts'
import * as handoffSchema from '../../../storage/handoffSchema.ts'
import * as bundlerSchema from '../../../storage/bundlerSchema.ts'
import * as nameSchema from '../../../storage/nameSchema.ts'
import * as noticeSchema from '../../../storage/noticeSchema.ts'
import * as operatorSchema from '../../../storage/operatorSchema.ts'
import * as refusalSchema from '../../../storage/refusalSchema.ts'
import * as commonSchema from '../../../storage/schema.ts'
import * as socialSchema from '../../../storage/socialSchema.ts'
import * as sponsorshipSchema from '../../../storage/sponsorshipSchema.ts'
import type { Storage } from '../../../storage/Storage.ts'
import { createTestMember, createTestVault } from '../../../test/createTestVault.ts'
import { describeStorages } from '../../../test/describeStorages.ts'
import { readRefusalCode, startEmbeddedCloud } from '../../../test/startEmbeddedCloud.ts'

/** Every table of the database that users download nothing of, and why. `storage.test.ts` compares the schema with the database. */
const others: Readonly<Record<string, string>> = {
  login_waits: 'The key hides the address, and the row lives for 30 seconds.',
  passkey_challenges: 'Names a session for five minutes, and holds a secret of it.',
  audit: 'What operators did. It names users by id, and holds no data of theirs.',
  audit_chain: 'Hashes of the trail. It names no user.',
  operators: 'Who runs the cloud, and is no user of a wallet.',
  operator_invitations: 'For an operator.',
  operator_passkeys: 'Of an operator.',
  operator_challenges: 'Names nothing of a user.',
  operator_sessions: 'Of an operator.',
  sign_in_sessions:
    'Belongs to an address, which a manifest states without a proof: a user would read those of a stranger.',
  sign_in_nonces: 'Names no user.',
  sign_in_days: 'Numbers of sign-ins by chain. It names no user.',
  sign_in_keys: 'A key of the server.',
  origin_refusals: 'Hosts of pages, and numbers of requests. It names no user.',
  origin_refusal_slots: 'Hosts of pages, and numbers of requests. It names no user.',
  alert_settings: 'Of the operator.',
  alert_webhooks: 'Of the operator.',
  alerts: 'What the rules of the operator have found: numbers, and origins of pages. It names no user.',
  alert_mutes: 'Of the operator.',
  alert_reports: 'What nodes say of upstreams and executors.',
  alert_deliveries: 'Messages to operators. They name no user.',
  storage_sizes: 'Numbers of bytes.',
  analytics_events: 'Names no user and no account.',
  analytics_visits: 'A visit of six hours at most, under a hash of a number that the page forgets. It names no user.',
  analytics_values: 'Names of wallets, networks and such, without visits.',
  analytics_hours: 'Numbers of visits.',
  analytics_days: 'Numbers of visits.',
  analytics_durations: 'Numbers of visits.',
  analytics_folds: 'Days on which there were visits.',
  projects: 'An app of the operator.',
  project_ids: 'An app of the operator.',
  project_secrets: 'An app of the operator.',
  relay_messages: 'Encrypted, between clients without a user.',
  relay_receipts: 'Between clients without a user.',
  catalogue_wallets: 'The list of wallets.',
  indexed_chains: 'Public: the chain.',
  indexed_blocks: 'Public: the chain.',
  indexed_transactions: 'Public: the chain.',
  indexed_accounts: 'Public: the chain.',
  indexed_transfers: 'Public: the chain.',
  indexed_tokens: 'Public: the chain.',
  sponsorship_networks: 'What the operator pays for. It names no user.',
  sponsorship_calls: 'What the operator pays for. It names no user.',
  user_operations: 'Public: the chain. It names no user, and holds what its sender has published.',
  executors: 'Of the operator.',
  executor_transactions: 'Of the operator, and public: the chain.',
  names: 'Public, as names of accounts are. They belong to an address and name no user.',
}
const schemas = [
  commonSchema,
  alertSchema,
  analyticsSchema,
  embeddedSchema,
  socialSchema,
  emailUpdateSchema,
  handoffSchema,
  deletionSchema,
  earlierVaultSchema,
  nameSchema,
  bundlerSchema,
  noticeSchema,
  sponsorshipSchema,
  operatorSchema,
  refusalSchema,
]
const tables = schemas.flatMap((schema) => Object.values(schema)).filter((value) => is(value, PgTable))

let serial = 0
const createEmail = (): string => `curious${(serial += 1)}@example.com`
const secretOf = (name: string): string => `kept-secret-${name}`

/** A user with a vault, and with rows in the tables that it leaves empty. Each secret in them is marked. */
async function startWithData(storage: Storage) {
  const cloud = await startEmbeddedCloud({ storage })
  const email = createEmail()
  const { secret, userId } = await cloud.logIn(email)
  const vault = createTestVault()
  const members = [createTestMember('device'), createTestMember('code')]
  expect(await readRefusalCode(await cloud.create(secret, vault.create(members)))).toBe(204)
  const manifest = vault.signManifest(members, 2, { isDeleting: true })
  expect(await readRefusalCode(await cloud.change(secret, { manifest, boxes: [] }))).toBe(204)
  const { database } = storage
  const [user] = await database
    .select()
    .from(embeddedSchema.embeddedUsers)
    .where(eq(embeddedSchema.embeddedUsers.id, userId))
  const projectKey = user?.projectKey ?? ''
  const createdAt = cloud.clock.now
  const id = userId
  await database.insert(embeddedSchema.passkeys).values({
    id: `passkey-${id}`,
    userId,
    methodId: 'method',
    publicKey: 'public',
    counter: 1,
    transports: ['internal'],
    name: 'Chrome, Linux',
    createdAt,
  })
  await database
    .insert(embeddedSchema.appGrants)
    .values({ userId, origin: 'https://shop.example.com', name: 'Shop', createdAt })
  const sponsored = { projectKey, userId, chainId: 'eip155:1', day: 1, reserved: 10n ** 20n } as const
  await database.insert(sponsorshipSchema.sponsorships).values({
    ...sponsored,
    id: secretOf(`sponsorship-${id}`),
    operation: `0x${'5a'.repeat(32)}`,
    payer: 'executor',
    isNewUser: true,
    state: 'included',
    cost: 5n,
    createdAt,
    expiresAt: createdAt,
    settledAt: createdAt,
  })
  await database.insert(sponsorshipSchema.sponsorshipSpending).values({ ...sponsored, spender: userId })
  await database
    .insert(sponsorshipSchema.sponsorshipSuspensions)
    .values({ userId, createdAt, suspendedUntil: createdAt })
  await database.insert(handoffSchema.handoffs).values({
    idHash: secretOf(`handoff-${id}`),
    projectKey,
    userId,
    sessionId: 'session',
    request: secretOf('request'),
    answer: secretOf('answer'),
    createdAt,
  })
  await database.insert(emailUpdateSchema.emailUpdates).values({
    id: secretOf(`update-${id}`),
    projectKey,
    userId,
    sessionId: 'session',
    oldEmail: 'old@example.com',
    newEmail: email,
    app: 'shop.example.com',
    language: 'en',
    createdAt,
    codeHash: secretOf('code'),
    expiresAt: createdAt,
    undoHash: secretOf('undo'),
  })
  const order = { deleteAt: createdAt, language: 'en', orderedBy: 'operator:owner@example.com', createdAt }
  await database.insert(deletionSchema.userDeletions).values({ userId, ...order })
  await database
    .insert(embeddedSchema.loginMethods)
    .values({ projectKey, kind: 'github', subject: `github-${id}`, userId, createdAt })
  await database.insert(socialSchema.socialAttempts).values({
    id: secretOf(`social-${id}`),
    projectKey,
    provider: 'github',
    origin: 'https://shop.example.com',
    secretHash: secretOf('social'),
    createdAt,
    expiresAt: createdAt,
    verifier: secretOf('verifier'),
    nonce: secretOf('nonce'),
    subject: `github-${id}`,
    userName: 'Ada',
    ticketHash: secretOf('ticket'),
  })
  await database.insert(earlierVaultSchema.earlierVaults).values({
    userId,
    vaultId: 'earlier',
    position: 0,
    managementKey: 'management',
    manifest: 'manifest',
    signature: 'signature',
    vault: secretOf('earlier vault'),
    createdAt,
    movedAt: createdAt,
  })
  await database.insert(earlierVaultSchema.earlierVaultShares).values({
    userId,
    vaultId: 'earlier',
    ownerId: 'earlier-code',
    kind: 'code',
    box: secretOf('earlier box'),
    share: secretOf('earlier share'),
    keyId: 'key',
    changedAt: createdAt,
  })
  const download = (session: string = secret) => cloud.send('POST', exportUser.path, { secret: session })
  const read = async (session?: string) => {
    const answer = await download(session)
    const text = await answer.text()
    expect(answer.status, text).toBe(200)
    return { text, content: parse(exportUser.response, JSON.parse(text)) }
  }
  return { ...cloud, download, email, members, projectKey, read, secret, userId, vault }
}

describe('the tables', () => {
  it('are each downloaded, or left out for a reason', () => {
    expect(tables.length).toBeGreaterThan(30)
    const names = [...userDataTables.map(({ table }) => getTableName(table)), ...Object.keys(others)]
    expect(names.toSorted((one, other) => one.localeCompare(other))).toEqual(
      tables.map((table) => getTableName(table)).toSorted((one, other) => one.localeCompare(other)),
    )
    expect(Object.values(others)).not.toContain('')
  })

  it('name no user by a column that is left out', () => {
    const naming = tables.filter((table) =>
      Object.values(getTableColumns(table)).some(({ name }) => name === 'user_id'),
    )
    expect(naming.length).toBeGreaterThan(10)
    expect(naming.map((table) => getTableName(table)).filter((name) => Object.hasOwn(others, name))).toEqual([])
  })

  it.each(userDataTables.map((entry) => [entry.section, entry] as const))(
    'have each column of %s downloaded, or withheld for a reason',
    (_section, { exported, table, withheld }) => {
      const classified = [...Object.keys(exported), ...Object.keys(withheld)]
      const columns = Object.keys(getTableColumns(table))
      expect(classified.toSorted((one, other) => one.localeCompare(other))).toEqual(
        columns.toSorted((one, other) => one.localeCompare(other)),
      )
      expect(Object.values(withheld).filter((reason) => reason.length < 10)).toEqual([])
      // A hash, a code or a box is never among what is downloaded.
      expect(
        Object.keys(exported).filter((name) => /hash|secret|box|share|^vault$|verifier|nonce/i.test(name)),
      ).toEqual([])
    },
  )
})

describeStorages((getStorage) => {
  it('gives a user all that is kept about them, without a secret, and records it', async () => {
    const cloud = await startWithData(getStorage())
    const { content, text } = await cloud.read()
    const { data, leftOut } = content
    expect(Object.entries(data).filter(([, rows]) => rows.length === 0)).toEqual([])
    expect(Object.keys(data)).toEqual([...userDataTables.map(({ section }) => section), 'addresses'])
    expect(leftOut).toEqual({})
    const at = new Date(cloud.clock.now).toISOString()
    expect(content).toMatchObject({ format: 'latchkey/user-data/1', exportedAt: at })
    expect(data['user']).toEqual([expect.objectContaining({ id: cloud.userId, userName: null })])
    expect(data['identities']).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ kind: 'email', subject: cloud.email }),
        { kind: 'github', subject: `github-${cloud.userId}`, createdAt: at },
      ]),
    )
    expect(data['passkeys']).toEqual([expect.objectContaining({ name: 'Chrome, Linux', createdAt: at, usedAt: null })])
    expect(data['walletMembers']?.map(({ ownerId }) => ownerId)).toEqual(
      expect.arrayContaining(cloud.members.map(({ id }) => id)),
    )
    expect(data['mails']).toContainEqual(expect.objectContaining({ events: ['deletionScheduled'] }))
    expect(data['emailChanges']).toEqual([expect.objectContaining({ oldEmail: 'old@example.com' })])
    expect(data['socialLogins']).toEqual([expect.objectContaining({ userName: 'Ada' })])
    expect(data['emailLogins']).toEqual([expect.objectContaining({ email: cloud.email })])
    expect(data['securityEvents']).toContainEqual(expect.objectContaining({ kind: 'data_exported', createdAt: at }))
    expect(text).not.toContain('kept-secret-')
    expect(text).not.toContain(cloud.projectKey)
    const { database } = getStorage()
    const shares = await database
      .select()
      .from(embeddedSchema.vaultShares)
      .where(eq(embeddedSchema.vaultShares.userId, cloud.userId))
    expect(shares).toHaveLength(2)
    const [vault] = await database
      .select()
      .from(embeddedSchema.vaults)
      .where(eq(embeddedSchema.vaults.userId, cloud.userId))
    const secrets = [vault?.vault, ...shares.flatMap(({ box, share }) => [box, share])]
    expect(secrets.filter((value) => value === undefined || text.includes(value))).toEqual([])
  })

  it('gives nothing of another user, and nothing without a live session', async () => {
    const cloud = await startWithData(getStorage())
    const stranger = await cloud.logIn(createEmail())
    const { content, text } = await cloud.read(stranger.secret)
    expect(content.data['wallet']).toEqual([])
    expect(content.data['addresses']).toEqual([])
    expect(content.data['emailLogins']).toHaveLength(1)
    expect(content.data['socialLogins']).toEqual([])
    expect(text).not.toContain(cloud.email)
    expect(text).not.toContain(cloud.userId)
    expect(await readRefusalCode(await cloud.send('POST', exportUser.path))).toBe('session_required')
    expect(await readRefusalCode(await cloud.download('x'))).toBe('session_required')
    await cloud.send('DELETE', '/embedded/v1/session', { secret: stranger.secret })
    expect(await readRefusalCode(await cloud.download(stranger.secret))).toBe('session_required')
  })

  it('gives it five times an hour, for all sessions of a user together', async () => {
    const cloud = await startWithData(getStorage())
    const second = await cloud.logIn(cloud.email)
    for (const secret of [cloud.secret, second.secret, cloud.secret, second.secret, cloud.secret])
      expect(await readRefusalCode(await cloud.download(secret))).toBe(200)
    expect(await readRefusalCode(await cloud.download(second.secret))).toBe('rate_limited')
    const stranger = await cloud.logIn(createEmail())
    expect(await readRefusalCode(await cloud.download(stranger.secret))).toBe(200)
  })

  it('leaves out the oldest rows above the limit and counts them; an operator gets all, which the audit log records without the address', async () => {
    const cloud = await startWithData(getStorage())
    const { database } = getStorage()
    const old = Array.from({ length: constants.userDataRows }, (_unused, index) => ({
      id: `${cloud.userId}-${index}`,
      projectKey: cloud.projectKey,
      userId: cloud.userId,
      kind: 'share_released',
      createdAt: index,
    }))
    for (let start = 0; start < old.length; start += 1_000)
      await database.insert(embeddedSchema.securityEvents).values(old.slice(start, start + 1_000))
    const { content } = await cloud.read()
    const events = content.data['securityEvents'] ?? []
    expect(events).toHaveLength(constants.userDataRows)
    expect(events).toContainEqual(expect.objectContaining({ kind: 'data_exported' }))
    const count = await database.$count(
      embeddedSchema.securityEvents,
      eq(embeddedSchema.securityEvents.userId, cloud.userId),
    )
    expect(content.leftOut).toEqual({ securityEvents: count - constants.userDataRows })
    expect(count).toBeGreaterThan(constants.userDataRows)

    const now = () => cloud.clock.now
    const audit = createAuditLog({ database, now, retention: 0 })
    const actor = { name: 'user:operator', address: null }
    const maintenance = createWalletMaintenance({ database, seal: createShareSeal({ keys: [] }), audit, actor, now })
    const all = await maintenance.exportUser(cloud.email)
    expect(all.data['securityEvents']).toHaveLength(count)
    expect(all.leftOut).toEqual({})
    expect(await maintenance.exportUser(cloud.userId)).toEqual(all)
    await expect(maintenance.exportUser('absent@example.com')).rejects.toMatchObject({ code: 'config.invalid' })
    const rows = await database
      .select()
      .from(commonSchema.audit)
      .where(eq(commonSchema.audit.action, 'embedded.exportUser'))
    const own = rows.filter(({ after }) => after['user'] === cloud.userId)
    expect(own).toHaveLength(2)
    expect(JSON.stringify(own)).not.toContain('@')
  })
})
