import { getWalletSession } from '@latchkey/protocol/embedded'
import { eq, sql } from 'drizzle-orm'
import { expect, it, onTestFinished } from 'vitest'
import { constants } from '../../../embedded/constants.ts'
import { createWalletDeletions } from '../../../embedded/deletions/createWalletDeletions.ts'
import { vaultDeletions } from '../../../storage/deletionSchema.ts'
import {
  appGrants,
  devices,
  embeddedSessions,
  embeddedUsers,
  loginMethods,
  passkeys,
  securityEvents,
  vaults,
  vaultShares,
} from '../../../storage/embeddedSchema.ts'
import { handoffs } from '../../../storage/handoffSchema.ts'
import { walletNotices } from '../../../storage/noticeSchema.ts'
import type { Storage } from '../../../storage/Storage.ts'
import { createTestOperator } from '../../../test/createTestOperator.ts'
import { createTestLogger } from '../../../test/createTestLogger.ts'
import { createTestId, createTestMember, createTestVault, toNewBoxes } from '../../../test/createTestVault.ts'
import { describeStorages } from '../../../test/describeStorages.ts'
import { readRefusalCode, startEmbeddedCloud } from '../../../test/startEmbeddedCloud.ts'

let serial = 0
const createEmail = (): string => `leaving${(serial += 1)}@example.com`

/** A user with a vault of a device, a passkey and a code. */
async function startWithVault(storage: Storage) {
  const cloud = await startEmbeddedCloud({ storage })
  const email = createEmail()
  const { secret, userId } = await cloud.logIn(email)
  const vault = createTestVault()
  const members = [createTestMember('device'), createTestMember('passkey'), createTestMember('code')]
  expect(await readRefusalCode(await cloud.create(secret, vault.create(members)))).toBe(204)
  const send = async (revision: number, isDeleting: boolean) =>
    readRefusalCode(
      await cloud.change(secret, { manifest: vault.signManifest(members, revision, { isDeleting }), boxes: [] }),
    )
  /** A node of its own, which looks only when it is told. */
  const startNode = () => {
    const context = { storage, logger: createTestLogger(), now: () => cloud.clock.now }
    const { database } = storage
    const { audit } = createTestOperator({ database, now: context.now })
    const deletions = createWalletDeletions({ context, audit, notices: { send: () => undefined }, canSend: true })
    onTestFinished(() => deletions.close())
    return { ...deletions, logger: context.logger }
  }
  /** What mails about the wallet say, the oldest first. */
  const readMails = async () =>
    (await cloud.mailbox.list(email))
      .filter(({ text }) => /^(?:In your|Your) wallet at Shop/.test(text))
      .map(({ text }) => text)
      .toReversed()
  return { ...cloud, email, secret, userId, vault, members, schedule: send, startNode, readMails }
}

/** The tables that name a user, with how many of their rows do. */
async function countRows({ database }: Storage, userId: string): Promise<Readonly<Record<string, number>>> {
  return {
    users: await database.$count(embeddedUsers, eq(embeddedUsers.id, userId)),
    methods: await database.$count(loginMethods, eq(loginMethods.userId, userId)),
    sessions: await database.$count(embeddedSessions, eq(embeddedSessions.userId, userId)),
    vaults: await database.$count(vaults, eq(vaults.userId, userId)),
    shares: await database.$count(vaultShares, eq(vaultShares.userId, userId)),
    devices: await database.$count(devices, eq(devices.userId, userId)),
    passkeys: await database.$count(passkeys, eq(passkeys.userId, userId)),
    grants: await database.$count(appGrants, eq(appGrants.userId, userId)),
    handoffs: await database.$count(handoffs, eq(handoffs.userId, userId)),
    deletions: await database.$count(vaultDeletions, eq(vaultDeletions.userId, userId)),
    events: await database.$count(securityEvents, eq(securityEvents.userId, userId)),
  }
}

/** Rows in the tables that a test vault leaves empty. */
async function fillTables({ database }: Storage, userId: string, projectKey: string): Promise<void> {
  const createdAt = 1
  await database.insert(passkeys).values({
    id: createTestId(),
    userId,
    methodId: createTestId(),
    publicKey: '',
    counter: 0,
    transports: [],
    createdAt,
  })
  await database.insert(appGrants).values({ userId, origin: 'https://shop.example.com', createdAt })
  await database.insert(handoffs).values({ idHash: createTestId(), projectKey, userId, sessionId: 'x', createdAt })
  await database.insert(securityEvents).values({
    id: createTestId(),
    projectKey,
    userId,
    kind: 'email_updated',
    subject: `old-${userId}@example.com`,
    createdAt,
  })
}

async function readProject({ database }: Storage, userId: string): Promise<string> {
  const [user] = await database.select().from(embeddedUsers).where(eq(embeddedUsers.id, userId))
  return user?.projectKey ?? ''
}

describeStorages((getStorage) => {
  it('is scheduled by the next manifest in seven days of the server, told by mail, and shown with the vault', async () => {
    const cloud = await startWithVault(getStorage())
    expect((await cloud.read(cloud.secret)).vault).not.toHaveProperty('deleteAt')
    expect(await cloud.schedule(2, true)).toBe(204)
    const { vault } = await cloud.read(cloud.secret)
    expect(vault?.deleteAt).toBe(cloud.clock.now + 7 * 86_400_000)
    await expect
      .poll(cloud.readMails)
      .toEqual([
        expect.stringContaining(
          '\n\nIts deletion was requested. It is deleted in 7 days, unless you keep it in its settings.\n\n',
        ),
      ])
    // A change of another kind neither hastens nor postpones it, and the wallet works on.
    cloud.clock.now += 86_400_000
    expect(await cloud.schedule(3, true)).toBe(204)
    expect((await cloud.read(cloud.secret)).vault?.deleteAt).toBe(vault?.deleteAt)
    expect((await cloud.askShare('recovery', cloud.secret, cloud.members[2]?.id ?? '')).status).toBe(200)
    const events = await getStorage()
      .database.select({ kind: securityEvents.kind })
      .from(securityEvents)
      .where(eq(securityEvents.userId, cloud.userId))
    expect(events.filter(({ kind }) => kind === 'deletion_scheduled')).toHaveLength(1)
    // The other tests share the database.
    expect(await cloud.schedule(4, false)).toBe(204)
  })

  it('is undone by the next manifest without it', async () => {
    const cloud = await startWithVault(getStorage())
    expect(await cloud.schedule(2, true)).toBe(204)
    expect(await cloud.schedule(3, false)).toBe(204)
    expect((await cloud.read(cloud.secret)).vault).not.toHaveProperty('deleteAt')
    await expect
      .poll(cloud.readMails)
      .toEqual([
        expect.stringContaining('\n\nIts deletion was requested.'),
        expect.stringContaining('\n\nIts deletion was cancelled. The wallet stays.\n\n'),
      ])
    cloud.clock.now += constants.deletionDelay
    await cloud.startNode().deleteDue()
    expect(await cloud.schedule(4, false)).toBe(204)
  })

  it('is neither scheduled nor undone by a session alone, nor by a manifest that was seen before', async () => {
    const cloud = await startWithVault(getStorage())
    const { members, secret, vault } = cloud
    const send = async (manifest: { readonly bytes: string; readonly signature: string }) =>
      readRefusalCode(await cloud.change(secret, { manifest, boxes: [] }))
    const thief = createTestVault()
    const forged = thief.signBytes(Buffer.from(vault.signManifest(members, 2, { isDeleting: true }).bytes, 'base64'))
    expect(await send(forged)).toBe('vault_unverified')
    expect((await cloud.read(secret)).vault).not.toHaveProperty('deleteAt')

    const scheduled = vault.signManifest(members, 2, { isDeleting: true })
    expect(await send(scheduled)).toBe(204)
    expect(await send(vault.signManifest(members, 1))).toBe('vault_conflict')
    expect((await cloud.read(secret)).vault).toHaveProperty('deleteAt')
    expect(await cloud.schedule(3, false)).toBe(204)
    expect(await send(scheduled)).toBe('vault_conflict')
    expect((await cloud.read(secret)).vault).not.toHaveProperty('deleteAt')
    // No new vault begins with it.
    const other = await cloud.logIn(createEmail())
    const body = createTestVault().create(members, { isDeleting: true })
    expect(await readRefusalCode(await cloud.create(other.secret, body))).toBe('vault_conflict')
  })

  it('deletes nothing before its time, and then all that names the user, who is a new one with the next login', async () => {
    const cloud = await startWithVault(getStorage())
    const { email, secret, userId } = cloud
    const project = await readProject(getStorage(), userId)
    await fillTables(getStorage(), userId, project)
    expect(await cloud.schedule(2, true)).toBe(204)
    cloud.clock.now += constants.deletionDelay - 1
    expect(await cloud.startNode().deleteDue()).toBe(0)
    const before = await countRows(getStorage(), userId)
    expect(Object.entries(before).filter(([, count]) => count === 0)).toEqual([])
    const { database } = getStorage()
    const events = (await database.select().from(securityEvents).where(eq(securityEvents.projectKey, project))).filter(
      (event) => event.userId === userId,
    )

    cloud.clock.now += 1
    expect(await cloud.startNode().deleteDue()).toBe(1)
    expect(Object.values(await countRows(getStorage(), userId)).filter((count) => count > 0)).toEqual([])
    expect(await readRefusalCode(await cloud.send('GET', getWalletSession.path, { secret }))).toBe('session_required')
    // The events stay for a year, under an id that leads to no user, and name no address.
    const [first] = events
    const [moved] = await database
      .select()
      .from(securityEvents)
      .where(eq(securityEvents.id, first?.id ?? ''))
    expect(moved?.userId).not.toBe(userId)
    const kept = await database
      .select()
      .from(securityEvents)
      .where(eq(securityEvents.userId, moved?.userId ?? ''))
    expect(kept).toHaveLength(events.length + 1)
    expect(kept.map(({ kind }) => kind)).toContain('user_deleted')
    expect(JSON.stringify(kept)).not.toContain('@')

    const again = await cloud.logIn(email)
    expect(again.userId).not.toBe(userId)
    expect((await cloud.read(again.secret)).vault).toBeNull()
    const next = [createTestMember('device')]
    expect(await readRefusalCode(await cloud.create(again.secret, createTestVault().create(next)))).toBe(204)
  })

  it('tells the user of the deletion by a mail that outlives them, also if the mail server was down', async () => {
    const cloud = await startWithVault(getStorage())
    const { email, userId } = cloud
    expect(await cloud.schedule(2, true)).toBe(204)
    await expect.poll(cloud.readMails).toHaveLength(1)
    cloud.clock.now += constants.deletionDelay
    await cloud.mailbox.setMode('down')
    expect(await cloud.startNode().deleteDue()).toBe(1)
    expect(Object.values(await countRows(getStorage(), userId)).filter((count) => count > 0)).toEqual([])
    await cloud.mailbox.setMode('accepting')
    const other = await cloud.logIn(createEmail())
    const device = createTestMember('device')
    const vault = createTestVault()
    expect((await cloud.create(other.secret, vault.create([device]))).status).toBe(204)
    cloud.clock.now += constants.noticePause
    // Any mail of a wallet makes the node look for those that are due.
    const added = createTestMember('code')
    const manifest = vault.signManifest([device, added], 2)
    expect((await cloud.change(other.secret, { manifest, boxes: toNewBoxes([added]) })).status).toBe(204)
    await expect.poll(cloud.readMails).toHaveLength(2)
    const [, last = ''] = await cloud.readMails()
    expect(last).toMatch(/^Your wallet at Shop was deleted, as requested 7 days ago\.\n\nWe have deleted /)
    expect(last).not.toContain('Browser')
    const mails = await cloud.mailbox.list(email)
    expect(mails.map(({ subject }) => subject)).toContain('Your wallet at Shop was deleted')
    const { database } = getStorage()
    expect(
      (await database.select().from(walletNotices).where(eq(walletNotices.email, email))).map((row) => row.userId),
    ).toEqual([null])
    cloud.clock.now += constants.noticeKept + constants.sweepEvery
    await cloud.logIn(createEmail())
    await expect.poll(() => database.select().from(walletNotices).where(eq(walletNotices.email, email))).toEqual([])
  })

  it('is all or nothing: what fails in the middle leaves everything, and is done later', async () => {
    const cloud = await startWithVault(getStorage())
    const { userId } = cloud
    const { database } = getStorage()
    await fillTables(getStorage(), userId, await readProject(getStorage(), userId))
    expect(await cloud.schedule(2, true)).toBe(204)
    cloud.clock.now += constants.deletionDelay
    const before = await countRows(getStorage(), userId)
    // The last statement fails, after all that names the user was deleted.
    await database.execute(sql`create function refuse_notice() returns trigger language plpgsql as $$
      begin
        if new.user_id is null then raise exception 'the database has failed'; end if;
        return new;
      end $$`)
    await database.execute(
      sql`create trigger refuse_notice before insert on wallet_notices for each row execute function refuse_notice()`,
    )
    const node = cloud.startNode()
    expect(await node.deleteDue()).toBe(0)
    expect(node.logger.lines.map(({ message }) => message)).toContain('Deleting a user failed')
    expect(await countRows(getStorage(), userId)).toEqual(before)
    await database.execute(sql`drop function refuse_notice() cascade`)
    expect(await node.deleteDue()).toBe(1)
    expect(Object.values(await countRows(getStorage(), userId)).filter((count) => count > 0)).toEqual([])
  })

  it('happens once if several nodes find it at the same time', async () => {
    const cloud = await startWithVault(getStorage())
    expect(await cloud.schedule(2, true)).toBe(204)
    cloud.clock.now += constants.deletionDelay
    const nodes = [1, 2, 3, 4].map(() => cloud.startNode())
    const counts = await Promise.all(nodes.map(({ deleteDue }) => deleteDue()))
    expect(counts.toSorted((one, other) => one - other)).toEqual([0, 0, 0, 1])
    expect(nodes.flatMap(({ logger }) => logger.lines)).toEqual([])
    const told = await getStorage().database.select().from(walletNotices).where(eq(walletNotices.email, cloud.email))
    expect(told.filter(({ events }) => events.includes('walletDeleted'))).toHaveLength(1)
  })
})

describeStorages(
  (getStorage) => {
    /** Waits until another transaction waits for a lock, and returns its process. */
    const findWaiting = async (): Promise<number | undefined> => {
      const [waiting] = await getStorage()
        .database.select({ pid: sql<number>`pid` })
        .from(sql`pg_stat_activity`)
        .where(sql`wait_event_type = 'Lock' and datname = current_database()`)
      return waiting?.pid
    }

    it('leaves everything if its connection is killed in the middle', async () => {
      const cloud = await startWithVault(getStorage())
      const { userId } = cloud
      const { database } = getStorage()
      expect(await cloud.schedule(2, true)).toBe(204)
      cloud.clock.now += constants.deletionDelay
      const before = await countRows(getStorage(), userId)
      const node = cloud.startNode()
      await database.transaction(async (transaction) => {
        // It has to wait for this row, which is deleted after many others.
        await transaction.select().from(devices).where(eq(devices.userId, userId)).for('update')
        const deleting = node.deleteDue()
        await expect.poll(findWaiting).toBeGreaterThan(0)
        await database.execute(sql`select pg_terminate_backend(${await findWaiting()})`)
        expect(await deleting).toBe(0)
      })
      expect(await countRows(getStorage(), userId)).toEqual(before)
      expect(await node.deleteDue()).toBe(1)
    })

    it('does not happen to a user who keeps the wallet at the last moment', async () => {
      const cloud = await startWithVault(getStorage())
      const { userId } = cloud
      const { database } = getStorage()
      expect(await cloud.schedule(2, true)).toBe(204)
      cloud.clock.now += constants.deletionDelay
      const node = cloud.startNode()
      const deleting = await database.transaction(async (transaction) => {
        // As a change does that the server is just storing.
        await transaction.select().from(vaults).where(eq(vaults.userId, userId)).for('update')
        const begun = node.deleteDue()
        await expect.poll(findWaiting).toBeGreaterThan(0)
        await transaction.delete(vaultDeletions).where(eq(vaultDeletions.userId, userId))
        return { begun }
      })
      expect(await deleting.begun).toBe(0)
      expect(await database.$count(vaults, eq(vaults.userId, userId))).toBe(1)
    })
  },
  ['postgres'],
)
